package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ARTIFACT_RESOLVED;
import static hypergate.game.word.Window.FLARE_RESOLVED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.conflict.aliens.Mimic;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: what somebody else has just played happens once more for its player. Super: eight cards.
public final class MimicFlare {
  public static final Flare FLARE =
      flare(Mimic.MIMIC)
          .wild(
              ANY,
              List.of(),
              "When another player's wild flare or artifact has been carried out, its effect"
                  + " happens again as if you had played it. Then give this flare to the Mimic or"
                  + " discard it.")
          .may(ANY, FLARE_RESOLVED, MimicFlare::mayCopy, MimicFlare::copy)
          .may(ANY, ARTIFACT_RESOLVED, MimicFlare::mayCopy, MimicFlare::copy)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "With your power draw or discard until you have eight cards, whatever your opponent"
                  + " holds.")
          .may(MAIN, POWER_USED, MimicFlare::isImitating, Mimic::takeEight)
          .withPower(Mimic::mayBeEight, Mimic::takeEight);

  private MimicFlare() {}

  private static boolean mayCopy(Game game, Seat me) {
    return game.pipeline().mayRepeat(me);
  }

  private static void copy(Game game, Seat me) {
    game.pipeline().repeat();
    game.verbs().hands().passOn(game.powers().holder(Mimic.MIMIC));
  }

  private static boolean isImitating(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Mimic.MIMIC)
        && Mimic.mayBeEight(game, me);
  }
}
