package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REVEALING;

import hypergate.content.base.aliens.Tripler;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent's attack of 15 or more is divided by three, before anything else happens to
/// it. Super: the power triples up to 13; what it had divided is tripled instead.
public final class TriplerFlare {
  private static final int HIGH = 15;
  private static final int HIGHEST = 13;

  public static final Flare FLARE =
      flare(Tripler.TRIPLER)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When your opponent reveals an attack of 15 or more, divide its value by three,"
                  + " rounded up, before any other effect.")
          .may(MAIN, REVEALING, TriplerFlare::isHigh, TriplerFlare::divide)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "Your power triples your card if its value is 13 or less.")
          .may(MAIN, REVEALED, TriplerFlare::wasDivided, TriplerFlare::triple)
          .withPower((game, me) -> game.encounter().value(me) <= HIGHEST);

  private TriplerFlare() {}

  private static boolean isHigh(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    return encounter.revealed()
        && Flare.reaches(game, opponent)
        && encounter.attacks(opponent)
        && encounter.value(opponent) >= HIGH;
  }

  private static void divide(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.encounter().counts(opponent, Tripler.third(game.encounter().value(opponent)));
  }

  private static int changed(Game game, Seat me) {
    int tripler = game.powers().find(me, Tripler.TRIPLER);
    return game.powers().mark(tripler, Tripler.CHANGED) - Tripler.KEPT;
  }

  private static boolean wasDivided(Game game, Seat me) {
    int value = changed(game, me);
    return value > 10 && value <= HIGHEST && game.encounter().attacks(me);
  }

  private static void triple(Game game, Seat me) {
    int value = changed(game, me);
    int more = 3 * value - Tripler.third(value);
    game.encounter().counts(me, game.encounter().value(me) + more);
  }
}
