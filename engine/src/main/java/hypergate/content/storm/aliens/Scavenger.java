package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.DECK_EMPTY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Ships;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Scavenge: a discarded card of its choice for each colony that it loses. What it discards itself
/// lies on its sheet until the discard pile becomes the deck.
public final class Scavenger {
  /// Mark: the planet for whose colony it has searched last, plus one.
  public static final int SEARCHED = 0;

  private static final Prompt WHICH = Prompt.of("scavenger/card");

  public static final Alien SCAVENGER =
      alien("Scavenger", "storm")
          .level(1)
          .power("Scavenge", ANY, Step.PHASES)
          .text(
              "For each colony that you lose you may take a card of your choice from the discard"
                  + " pile. Cards that you discard lie on this sheet until the discard pile is"
                  + " shuffled. Too few home colonies do not cost you this power.")
          .pile("heap")
          .may(ANY, COLONY_CHANGED, Scavenger::maySearch, Scavenger::search)
          .always(
              ANY,
              CARD_DISCARDED,
              Scavenger::isOwn,
              (game, me) -> game.verbs().hands().layDiscarded(game.here()))
          .always(
              ANY,
              DECK_EMPTY,
              (game, me) ->
                  !game.verbs().hands().isFurtherLacking()
                      && !game.cards().pile(game.here()).isEmpty(),
              Scavenger::giveBack)
          .evenZapped()
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Scavenger() {}

  private static boolean maySearch(Game game, Seat me) {
    return hasLost(game, me) && !isBound(game, me) && !findings(game, me).isEmpty();
  }

  /// In COLONY_CHANGED: whether the seat has lost a colony.
  public static boolean hasLost(Game game, Seat me) {
    Ships ships = game.verbs().ships();
    return ships.changed() == me && ships.lost() != 0;
  }

  /// In COLONY_CHANGED: the planet on which a colony has been lost.
  public static int planet(Game game) {
    return Long.numberOfTrailingZeros(game.verbs().ships().lost());
  }

  private static boolean isBound(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return isBound(game, me, encounter.offense()) || isBound(game, me, encounter.defense());
  }

  private static boolean isBound(Game game, Seat me, Seat main) {
    Encounter encounter = game.encounter();
    return main.exists()
        && main != me
        && encounter.isInvolved(me)
        && encounter.sideOf(me).main() != main
        && game.ofPower(Query.POWER_BOUND, main, 0) != 0;
  }

  // With its Pro among its own cards, too.
  private static CardSet findings(Game game, Seat me) {
    boolean own = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    CardSet heap = game.cards().pile(game.here());
    long low = own ? heap.low() : 0;
    long high = own ? heap.high() : 0;
    CardSet cards = game.cards().discardPile();
    return cards.set(cards.low() | low, cards.high() | high);
  }

  private static void search(Game game, Seat me) {
    int each = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    for (int i = 0; i < each; i++) {
      CardSet findings = findings(game, me);
      if (findings.isEmpty()) break;
      take(game, me, game.ask(me).card(WHICH, findings));
    }
    game.mark(SEARCHED, planet(game) + 1);
  }

  private static void take(Game game, Seat me, int card) {
    if (!game.cards().pile(game.here()).has(card)) {
      game.verbs().hands().takeBack(me, card);
      return;
    }
    game.scratch().clear().add(card);
    game.verbs().piles().take(me, game.here(), game.scratch());
  }

  private static boolean isOwn(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.discardedCard() >= 0
        && hands.discarder() == me
        && !game.content().hasOtherBack(hands.discardedCard());
  }

  private static void giveBack(Game game, Seat me) {
    CardSet heap = game.cards().pile(game.here());
    for (int card = heap.next(0); card >= 0; card = heap.next(card + 1)) {
      game.cards().fromPile(game.here(), card);
      game.cards().toDiscard(card);
    }
  }
}
