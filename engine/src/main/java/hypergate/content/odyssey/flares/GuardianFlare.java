package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.odyssey.aliens.Guardian;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally makes its side's attack four higher. Super: as a main player each ship counts
/// three for each ally.
public final class GuardianFlare {
  private static final int MORE = 4;
  private static final int EACH = 3;

  public static final Flare FLARE =
      flare(Guardian.GUARDIAN)
          .wild(
              ALLY,
              List.of(Step.REVEAL),
              "As an ally add 4 to the value of the attack card that your side has revealed.")
          .may(ALLY, REVEALED, GuardianFlare::canRaise, GuardianFlare::raise)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "As a main player each of your ships counts 3 for each ally that you have.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && allies(game, me) > 0,
              (game, me) -> game.encounter().worth(me, EACH * allies(game, me)));

  private GuardianFlare() {}

  private static boolean canRaise(Game game, Seat me) {
    Seat main = game.encounter().sideOf(me).main();
    return game.encounter().attacks(main) && Flare.reaches(game, main);
  }

  private static void raise(Game game, Seat me) {
    Seat main = game.encounter().sideOf(me).main();
    game.encounter().counts(main, game.encounter().value(main) + MORE);
  }

  private static int allies(Game game, Seat me) {
    return Integer.bitCount(game.encounter().sideOf(me).allies());
  }
}
