package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Joy: at the start of its turn it lays a card out, and everybody else may lay one; who matches
/// its type may free its ships. If all do it gets all the cards; if not, its ships in the warp may
/// settle with one who did not.
public final class Love {
  /// Mark: the card is shown and kept (the super flare).
  public static final int KEEPS = 0;

  private static final Prompt CARD = Prompt.of("love/card");
  private static final Prompt GIFT = Prompt.of("love/card-2");
  private static final Prompt FREES = Prompt.of("love/choice");
  private static final Prompt WHERE = Prompt.of("love/planet");

  public static final Alien LOVE =
      alien("Love", "dominion")
          .level(1)
          .power("Joy", OFFENSE, Step.START_TURN)
          .isMandatory()
          .text(
              "At the start of your turn discard a card; then every other player may discard one."
                  + " Who discards the same type may free all its ships from the warp. If all did"
                  + " you take all these cards; if not, you may settle your ships in the warp as a"
                  + " colony in the system of one who did not.")
          .must(OFFENSE, TURN_START, (game, me) -> game.cards().handSize(me) > 0, Love::invite)
          .naming(Love::show);

  private Love() {}

  private static void show(Game game, Seat me) {
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    game.current().target(card);
    game.verbs().receipts().show(me, card);
  }

  private static void invite(Game game, Seat me) {
    int card = game.current().target();
    Kind kind = game.cards().face(card).kind();
    // The card that was shown may have been used against this use itself.
    boolean laid = game.mark(KEEPS) == 0 && game.cards().inHand(me, card);
    if (laid) game.verbs().piles().layOpen(me, card);
    // Eight bits for the card of each seat, plus one.
    long cards = laid ? card + 1L << 8 * me.index() : 0;
    int matching = 0;
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(me, i);
      int gift = gift(game, seat);
      if (gift < 0) continue;
      cards |= gift + 1L << 8 * seat.index();
      if (game.cards().face(gift).kind() != kind) continue;
      matching |= seat.bit();
      free(game, seat);
    }
    int others = game.everybody() & ~me.bit();
    if (matching == others) game.verbs().piles().takeAside(me, game.verbs().piles().laidAside());
    else discard(game, cards);
    int drawn = game.ofPower(Query.POWER_NUMBER, me, 0) * Integer.bitCount(matching);
    if (drawn > 0) game.verbs().draw(me, drawn);
    if (matching != others) settle(game, me, others & ~matching);
    StartTurn.needEncounterCard(game, me);
  }

  private static int gift(Game game, Seat seat) {
    if (game.cards().handSize(seat) == 0 || !game.reach().reaches(seat)) return -1;
    int gift = game.ask(seat).cardOrNone(GIFT, game.cards().hand(seat));
    if (gift >= 0) game.verbs().piles().layOpen(seat, gift);
    return gift;
  }

  private static void free(Game game, Seat seat) {
    boolean may = game.verbs().freeInWarp(seat) > 0 && game.ships().colonies(seat) != 0;
    if (may && game.ask(seat).yes(FREES))
      game.verbs().ships().release(seat, game.ships().inWarp(seat));
  }

  private static void discard(Game game, long cards) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int card = (int) (cards >>> 8 * seat.index() & 0xff) - 1;
      if (card >= 0) game.verbs().piles().discardOpen(seat, card);
    }
  }

  // One colony of all its ships in the warp, in the system of somebody who has not matched.
  private static void settle(Game game, Seat me, int others) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(game.reach().reached(others))) planets |= game.ships().placesOf(Seat.of(i));
    planets &= game.ships().planets() & ~game.ships().colonies(me);
    if (planets == 0 || game.verbs().freeInWarp(me) == 0) return;
    Planet planet = game.ask(me).planetOrNone(WHERE, planets);
    if (planet.exists()) game.verbs().ships().releaseTo(me, planet.bit());
  }
}
