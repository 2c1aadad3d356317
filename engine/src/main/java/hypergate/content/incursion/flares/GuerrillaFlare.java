package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.incursion.aliens.Guerrilla;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the planet that was lost is blown up with all who have won it. Super: who had few ships
/// keeps none.
public final class GuerrillaFlare {
  private static final Prompt WHOM = Prompt.of("flare-guerrilla/super/seats");

  public static final Flare FLARE =
      flare(Guerrilla.GUERRILLA)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "After you lose as the defense on a planet of your home system you may blow it up:"
                  + " the planet and all opposing ships in the encounter leave the game, other"
                  + " ships there go to the warp. Nobody loses ships that it needs to be able to"
                  + " win.")
          .may(
              DEFENSE,
              OUTCOME,
              GuerrillaFlare::isInvaded,
              (game, me) ->
                  game.verbs().planets().destroyTarget(game.encounter().offensive().seats()))
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "Weakened players that had at most three ships in the encounter lose their last one,"
                  + " too, if you say so.")
          .may(MAIN, LOSING, (game, me) -> small(game, me) != 0, GuerrillaFlare::wipeOut)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seats(WHOM, small(game, me), Seat.MOST)))
          .withPower((game, me) -> true);

  private GuerrillaFlare() {}

  private static boolean isInvaded(Game game, Seat me) {
    Planet target = game.encounter().target();
    if (game.encounter().outcome() != Outcome.OFFENSE_WINS || !target.exists()) return false;
    int foes = game.encounter().offensive().seats();
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(foes) && !Flare.reaches(game, Seat.of(i))) return false;
    return (game.ships().planetsOf(me) & target.bit()) != 0;
  }

  private static int small(Game game, Seat me) {
    if (game.verbs().losing().cause() != Cause.ENCOUNTER) return 0;
    int sheet = game.powers().find(me, Guerrilla.GUERRILLA);
    int seats = game.powers().mark(sheet, Guerrilla.SMALL);
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(seats) && game.encounter().shipsOf(Seat.of(i)) > 0) mask |= 1 << i;
    return mask;
  }

  private static void wipeOut(Game game, Seat me) {
    Guerrilla.wipeOut(game, game.current().target());
  }
}
