package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.dominion.aliens.Muckraker;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally of either side leaves. Super: the main player who has won can be accused, too
/// (H-502).
public final class MuckrakerFlare {
  private static final Prompt WHOM = Prompt.of("flare-muckraker/wild/seat");

  public static final Flare FLARE =
      flare(Muckraker.MUCKRAKER)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "After alliances are formed make one other ally of either side leave the encounter;"
                  + " its ships go home.")
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> allies(game, me) != 0,
              (game, me) -> game.verbs().dismiss(Seat.of(game.current().target())))
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, allies(game, me)).index()))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When you use your power you may also accuse the main player who has won.")
          .may(
              MAIN_OR_ALLY,
              OUTCOME,
              (game, me) -> game.cards().handSize(me) > 1 && Muckraker.mayAccuse(game, me, true),
              (game, me) -> {
                if (game.usesPower(me, Muckraker.MUCKRAKER)) Muckraker.slander(game, me);
              })
          .naming((game, me) -> Muckraker.accuse(game, me, true));

  private MuckrakerFlare() {}

  private static int allies(Game game, Seat me) {
    int allies = game.encounter().offensive().allies() | game.encounter().defensive().allies();
    for (int i = 0; i < game.seats(); i++)
      if (i == me.index() || !Flare.reaches(game, Seat.of(i))) allies &= ~(1 << i);
    return allies;
  }
}
