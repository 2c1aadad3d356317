package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.eons.aliens.PerfectionistRejects;
import hypergate.content.odyssey.aliens.PerfectionistAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import java.util.List;

/// Wild: another card for one that came as a reward or as compensation. Super: others for what is
/// rejected.
public final class PerfectionistAlternateFlare {
  private static final Prompt CARD = Prompt.secret("flare-perfectionist-alternate/wild/card");

  public static final Flare FLARE =
      flare(PerfectionistAlternate.PERFECTIONIST_ALTERNATE)
          .wild(
              ANY,
              List.of(),
              "When you have gained a card as a reward or as compensation, gain another one; the"
                  + " first is discarded or goes back to the other player.")
          .may(
              ANY,
              COLLECTED,
              PerfectionistRejects::hasCollected,
              (game, me) -> PerfectionistRejects.another(game, me, CARD))
          .strong(
              ANY,
              List.of(),
              "When you reject cards gain as many from where they came; you may reject some of"
                  + " these, too.")
          .may(
              ANY,
              POWER_USED,
              PerfectionistAlternateFlare::isRejecting,
              PerfectionistAlternate::replaceRejected)
          .withPower();

  private PerfectionistAlternateFlare() {}

  private static boolean isRejecting(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance()
            == game.powers().find(me, PerfectionistAlternate.PERFECTIONIST_ALTERNATE)
        && game.verbs().hands().arrivals().receiver() == me
        && !game.verbs().hands().arrivals().cards().isEmpty();
  }
}
