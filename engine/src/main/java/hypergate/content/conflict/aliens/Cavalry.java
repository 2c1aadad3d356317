package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Reinforce: as an ally, a card of its own beside that of its side: an attack is added to the
/// total, a negotiate brings it compensation when the side loses.
public final class Cavalry {
  private static final int KINDS = Kind.ATTACK.bit() | Kind.NEGOTIATE.bit();
  private static final Prompt CARD = Prompt.of("cavalry/card");

  public static final Alien CAVALRY =
      alien("Cavalry", "conflict")
          .level(0)
          .power("Reinforce", ALLY, Step.PLANNING)
          .text(
              "As an ally, after cards are selected, you may lay an attack or negotiate card face"
                  + " down beside your side. An attack is added to your side's total; with a"
                  + " negotiate you collect compensation for your ships if your side loses.")
          .may(ALLY, SELECTED, Cavalry::canLay, (game, me) -> lay(game, me, CARD))
          .always(ALLY, TOTALS, Cavalry::adds, Cavalry::add)
          .always(ALLY, REWARDS, (game, me) -> due(game, me) > 0, Cavalry::collect);

  private Cavalry() {}

  /// Whether a seat could lay a card beside that of its side.
  public static boolean canLay(Game game, Seat seat) {
    return !game.verbs().seconds().lies(seat) && !cards(game, seat).isEmpty();
  }

  private static CardSet cards(Game game, Seat seat) {
    return game.cards().ofKinds(game.cards().hand(seat), KINDS);
  }

  /// A seat lays a card of its choice beside that of its side.
  public static void lay(Game game, Seat seat, Prompt prompt) {
    if (!canLay(game, seat)) return;
    game.verbs().seconds().lay(seat, game.ask(seat).card(prompt, cards(game, seat)));
  }

  /// Whether the card that a seat has laid counts for the total of its side.
  public static boolean adds(Game game, Seat seat) {
    return game.encounter().bothAttack() && game.verbs().seconds().attacks(seat);
  }

  /// Adds the card that a seat has laid to the total of its side.
  public static void add(Game game, Seat seat) {
    game.encounter().sideOf(seat).add(game.verbs().seconds().value(seat));
  }

  /// How many cards of compensation are due to a seat for the negotiate that it has laid: nothing
  /// for a main player that is paid for its encounter card.
  public static int due(Game game, Seat seat) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin() || !seat.in(encounter.winners().other().seats())) return 0;
    if (!encounter.revealed() || (encounter.isMain(seat) && encounter.negotiates(seat))) return 0;
    if (!game.verbs().seconds().negotiates(seat)) return 0;
    int lost = encounter.counting(seat, encounter.shipsLost(seat));
    return lost == 0 ? 0 : game.query(Query.COMPENSATION_DUE, seat, lost);
  }

  /// A seat collects compensation from the main player that has won.
  public static void collect(Game game, Seat seat) {
    Seat giver = game.encounter().winners().main();
    game.verbs().receipts().begin(seat, false);
    int cards = game.verbs().owing().settled(giver, due(game, seat));
    game.verbs().hands().takeRandom(seat, giver, cards);
    game.verbs().receipts().end(seat);
  }
}
