package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Gobble: what its opponents would discard comes onto its sheet, where everybody has seen it come.
/// Once there are five cards it takes one of them, and the others leave the game.
public final class Mouth {
  private static final int FULL = 5;

  /// With its Pro it may belch this early.
  private static final int EARLY = 3;

  private static final Prompt WHICH = Prompt.of("mouth/cards");
  private static final Prompt BELCHES = Prompt.of("mouth/choice");

  public static final Alien MOUTH =
      alien("Mouth", "storm")
          .level(2)
          .power("Gobble", MAIN, Step.ALLIANCE, Step.PLANNING, Step.REVEAL, Step.RESOLUTION)
          .isMandatory()
          .text(
              "As a main player, from the alliance phase on, put every card that your opponent or"
                  + " one of its allies would discard on this sheet. At the end of the encounter,"
                  + " with five or more there, take one; the others leave the game.")
          .pile("maw")
          .must(MAIN, CARD_DISCARDED, Mouth::mayGobble, Mouth::gobble)
          .first(Group.REMOVAL)
          .must(MAIN, ENCOUNTER_END, Mouth::isFull, Mouth::belch);

  private Mouth() {}

  private static boolean mayGobble(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    int card = hands.discardedCard();
    if (card < 0 || game.content().hasOtherBack(card)) return false;
    boolean late = game.step().compareTo(Step.ALLIANCE) >= 0;
    return late
        && game.encounter().defense().exists()
        && hands.discarder().in(game.encounter().sideOf(me).other().seats())
        && game.reach().reaches(hands.discarder());
  }

  private static void gobble(Game game, Seat me) {
    game.verbs().hands().layDiscarded(game.here());
  }

  private static boolean isFull(Game game, Seat me) {
    int least = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? EARLY : FULL;
    return game.cards().pile(game.here()).size() >= least;
  }

  private static void belch(Game game, Seat me) {
    CardSet cards = game.cards().pile(game.here());
    boolean full = cards.size() >= FULL;
    if (!full && !game.ask(me).yes(BELCHES)) return;
    int taken = full && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    cards = game.cards().pile(game.here());
    game.ask(me).cards(WHICH, cards, taken, taken);
    game.verbs().piles().take(me, game.here(), cards);
    cards = game.cards().pile(game.here());
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      game.cards().fromPile(game.here(), card);
      game.verbs().usedCards().putOut(me, card);
    }
  }
}
