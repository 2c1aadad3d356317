package hypergate.game.verb;

import hypergate.game.Field;
import hypergate.game.Game;
import hypergate.game.Notation;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;

/// Tech levels in a deal: who stands higher in a field may let the other advance there (L-35).
final class LevelTerms {
  private LevelTerms() {}

  /// Adds every level that one could let the other gain.
  static void add(Game game, Menu menu, Seat from, Seat to) {
    for (int rest = givable(game, from, to); rest != 0; rest &= rest - 1)
      menu.add(Choice.of(Choice.TERM, term(rest)));
  }

  /// Adds the simple offers with levels: a level for a level, or a level against a card.
  static void addOffers(Game game, Menu menu, Seat speaker, Seat other) {
    int theirs = givable(game, other, speaker);
    for (int mine = givable(game, speaker, other); mine != 0; mine &= mine - 1) {
      for (int rest = theirs; rest != 0; rest &= rest - 1) offer(menu, term(mine), term(rest));
      if (game.cards().handSize(other) > 0) offer(menu, term(mine), ONE_CARD);
    }
    if (game.cards().handSize(speaker) == 0) return;
    for (int rest = theirs; rest != 0; rest &= rest - 1) offer(menu, ONE_CARD, term(rest));
  }

  private static final int ONE_CARD = Notation.term(Notation.CARDS, 1);

  // Of the first field in the mask.
  private static int term(int fields) {
    return Notation.term(Notation.LEVEL, Integer.numberOfTrailingZeros(fields));
  }

  private static void offer(Menu menu, int given, int wanted) {
    menu.add(Choice.of(Choice.OFFER, given << 12 | wanted));
  }

  private static int givable(Game game, Seat from, Seat to) {
    int fields = 0;
    for (int rest = game.levels().fields(); rest != 0; rest &= rest - 1) {
      int field = Integer.numberOfTrailingZeros(rest);
      if (mayGive(game, from, to, field)) fields |= 1 << field;
    }
    return fields;
  }

  /// Whether one may let the other advance.
  static boolean mayGive(Game game, Seat from, Seat to, int field) {
    return game.levels().mayGive(from, to, Field.of(field));
  }

  /// Carries a term out (L-38).
  static void deliver(Game game, Seat to, int field) {
    game.levels().advance(to, Field.of(field), "deal");
  }
}
