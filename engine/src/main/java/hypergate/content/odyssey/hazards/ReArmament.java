package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.instead;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// Re-Armament (instead of the encounter): the offense discards any cards and draws up to eight;
/// then every other player with fewer than eight may draw one.
public final class ReArmament {
  public static final Hazard RE_ARMAMENT =
      instead("Re-Armament", "odyssey")
          .text(
              "Instead of the encounter the offense may discard any cards of its hand and draw up"
                  + " to eight. Then everybody else with fewer than eight may draw one.")
          .forOffense((game, me) -> true, ReArmament::rearm)
          .forOthers(
              (game, me) -> game.cards().handSize(me) < 8, (game, me) -> game.verbs().draw(me, 1));

  private ReArmament() {}

  private static void rearm(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    game.ask(me).cards(Prompt.DISCARD, hand, 0, hand.size());
    game.verbs().hands().discard(me, hand);
    game.verbs().draw(me, 8 - game.cards().handSize(me));
  }
}
