package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Query.JOIN_LIMIT;
import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Micron;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: as many ships as one has colonies, not four. Super: each ship counts three.
public final class MicronFlare {
  private static final int USUAL = 4;

  public static final Flare FLARE =
      flare(Micron.MICRON)
          .wild(
              OFFENSE_OR_ALLY,
              List.of(Step.LAUNCH, Step.ALLIANCE),
              "As the offense or an ally send up to as many ships as you have colonies, home and"
                  + " foreign.")
          .may(OFFENSE, LAUNCHING, (game, me) -> colonies(game, me) > USUAL, (game, me) -> {})
          .may(
              NOT_MAIN,
              JOINING,
              (game, me) -> Alliance.isAnswering(game, me) && colonies(game, me) > USUAL,
              (game, me) -> {})
          .bends(
              LAUNCH_LIMIT,
              (game, me, who, most) -> who == me ? Math.max(most, colonies(game, me)) : most)
          .bends(
              JOIN_LIMIT,
              (game, me, who, most) -> who == me ? Math.max(most, colonies(game, me)) : most)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "When you use your power, each of your ships counts 3 instead of 2.")
          .may(
              MAIN_OR_ALLY,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Micron.MICRON),
              (game, me) -> game.powers().mark(game.answering().instance(), Micron.THREE, 1))
          .withPower();

  private MicronFlare() {}

  private static int colonies(Game game, Seat me) {
    return Long.bitCount(game.ships().colonies(me));
  }
}
