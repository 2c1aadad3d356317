package hypergate.game.verb;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import hypergate.game.card.Content;
import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.FurtherDeck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// What can be asked of another player by name: any card of the game, since nobody sees what
/// another holds; those of a further deck once any of them may be on the table. Hardly anything
/// changes that in a game, so that the options are listed once.
final class Wanted {
  private final Acting game;

  // Options of cards that show the same, without and with those of a further deck; and of flares.
  private final Asked usual;
  private final Asked all;
  private final int[] flares;

  /// Options of cards that show the same, and the first of each.
  private static final class Asked {
    private final int[][] like;
    private final int[] cards;

    Asked(List<int[]> like) {
      this.like = like.toArray(int[][]::new);
      this.cards = like.stream().mapToInt(alike -> alike[0]).toArray();
    }
  }

  Wanted(Acting game) {
    this.game = game;
    Content content = game.content();
    Rules rules = game.rules();
    usual = asked(card -> !content.hasOtherBack(card));
    all = asked(card -> true);
    flares =
        IntStream.range(0, content.aliens().size())
            .filter(alien -> content.hasFlare(alien) && rules.knowsAlien(alien))
            .map(alien -> option(Notation.FLARE, alien))
            .toArray();
  }

  private Asked asked(IntPredicate fits) {
    Content content = game.content();
    return new Asked(
        IntStream.range(0, content.cards())
            .filter(card -> !content.isAlienCard(card) && game.rules().hasCard(card))
            .filter(fits)
            .boxed()
            .collect(groupingBy(game.cards()::face, LinkedHashMap::new, toList()))
            .values()
            .stream()
            .map(alike -> alike.stream().mapToInt(card -> option(Notation.CARD, card)).toArray())
            .toList());
  }

  private static int option(int type, int number) {
    return Choice.of(Choice.TERM, Notation.term(type, number));
  }

  /// Adds every card that a seat can be asked for and that the offer does not ask of it yet.
  void add(Menu menu, Offer offer, Seat from) {
    FurtherDeck further = game.cards().further();
    Asked asked = further != null && further.isAnyKnown() ? all : usual;
    if (offer.has(from, Notation.CARD)) addOtherCards(asked.like, menu, offer, from);
    else menu.addAll(asked.cards);
    if (game.alienCards().areIn() || isAnyoneUnexpected()) addCardsOfAliens(menu, offer, from);
    else if (offer.has(from, Notation.FLARE)) addOtherFlares(menu, offer, from);
    else menu.addAll(flares);
  }

  // Of each face the first card that is not asked for.
  private static void addOtherCards(int[][] like, Menu menu, Offer offer, Seat from) {
    for (int[] alike : like)
      for (int option : alike)
        if (!offer.has(from, Choice.value(option), true)) {
          menu.add(option);
          break;
        }
  }

  private void addOtherFlares(Menu menu, Offer offer, Seat from) {
    for (int option : flares) if (!offer.has(from, Choice.value(option), true)) menu.add(option);
  }

  // An alien at the table that does not belong to the chosen sets: its flare may be there too.
  private boolean isAnyoneUnexpected() {
    for (int i = 0; i < Sizes.SHEETS; i++) {
      int alien = game.powers().number(i);
      if (alien >= 0 && !game.rules().knowsAlien(alien)) return true;
    }
    return false;
  }

  private void addCardsOfAliens(Menu menu, Offer offer, Seat from) {
    for (int alien = 0; alien < game.content().aliens().size(); alien++) {
      int flare = Notation.term(Notation.FLARE, alien);
      if (game.mayHaveFlare(alien) && !offer.has(from, flare, true))
        menu.add(Choice.of(Choice.TERM, flare));
      int other = Notation.term(Notation.ALIEN_CARD, alien);
      if (game.alienCards().mayBeInGame(alien) && !offer.has(from, other, true))
        menu.add(Choice.of(Choice.TERM, other));
    }
  }
}
