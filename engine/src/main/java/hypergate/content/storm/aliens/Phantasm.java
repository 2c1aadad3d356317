package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Instability: the top card of the deck is turned up; an encounter card takes the place of one of
/// the two that were revealed. It is in nobody's hand meanwhile, so nobody has drawn it.
public final class Phantasm {
  private static final int USED = 0;

  /// Mark: two encounter cards come up.
  private static final int TWO = 1;

  private static final Prompt WHOSE = Prompt.of("phantasm/seat");
  private static final Prompt WHICH = Prompt.of("phantasm/card");
  private static final Prompt AGAIN = Prompt.of("phantasm/choice");

  public static final Alien PHANTASM =
      alien("Phantasm", "storm")
          .level(0)
          .power("Instability", MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "As a main player, after encounter cards are revealed, turn up the top card of the"
                  + " deck. If it is an encounter card it replaces one of the two that were"
                  + " revealed, whichever you choose; any other card is discarded.")
          .pile("vision")
          .must(MAIN, REVEALED, (game, me) -> game.mark(USED) == 0, Phantasm::waver);

  private Phantasm() {}

  private static void waver(Game game, Seat me) {
    game.mark(USED, 1);
    int card = game.mark(TWO) == 0 ? turnUp(game, me) : better(game, me);
    if (card < 0) return;
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    Seat seat = game.ask(me).seat(WHOSE, game.reach().reached(mains));
    game.cards().fromPile(game.here(), card);
    game.cards().aside(card);
    game.verbs().replaceRevealed(seat, card);
  }

  // With its Pro it may refuse the first card.
  private static int turnUp(Game game, Seat me) {
    int card = see(game, me);
    boolean may = card >= 0 && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (!may || !game.ask(me).yes(AGAIN)) return orDiscard(game, me, card);
    discard(game, me, card);
    return orDiscard(game, me, see(game, me));
  }

  // The card that comes up lies on the sheet before all players.
  private static int see(Game game, Seat me) {
    int card = game.verbs().piles().turnUpAside(me, false);
    if (card < 0) return -1;
    game.verbs().piles().lift(card);
    game.cards().fromAside(card);
    game.cards().toPile(game.here(), card, false);
    return card;
  }

  private static void discard(Game game, Seat me, int card) {
    game.cards().fromPile(game.here(), card);
    game.verbs().settleDiscard(me, card);
  }

  private static int orDiscard(Game game, Seat me, int card) {
    if (card < 0 || game.cards().isEncounter(card)) return card;
    discard(game, me, card);
    return -1;
  }

  // Of two encounter cards that have come up; the only one if there is no second.
  private static int better(Game game, Seat me) {
    int first = nextEncounterCard(game, me);
    int second = first < 0 ? -1 : nextEncounterCard(game, me);
    if (second < 0) return first;
    int chosen = game.ask(me).card(WHICH, game.cards().pile(game.here()));
    discard(game, me, chosen == first ? second : first);
    return chosen;
  }

  // No further than once through all cards: there may be no encounter card among them.
  private static int nextEncounterCard(Game game, Seat me) {
    for (int left = game.cards().deckSize() + game.cards().discardSize(); left > 0; left--) {
      int card = see(game, me);
      if (card < 0 || game.cards().isEncounter(card)) return card;
      discard(game, me, card);
    }
    return -1;
  }

  /// Two encounter cards will come up, of which one is chosen.
  public static void turnUpTwo(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, PHANTASM), TWO, 1);
  }
}
