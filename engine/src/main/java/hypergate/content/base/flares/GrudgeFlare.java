package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.base.aliens.Grudge;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the victorious opponent's allies go home with empty hands. Super: four ships for every
/// token, whatever the result.
public final class GrudgeFlare {
  public static final Flare FLARE =
      flare(Grudge.GRUDGE)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When your opponent wins, its allies receive nothing and return their ships to their"
                  + " colonies.")
          .may(MAIN, OUTCOME, GrudgeFlare::isBeatenByMany, (game, me) -> {})
          .bends(
              Query.WINNING_GIVES,
              (game, me, subject, gives) ->
                  subject.in(game.encounter().sideOf(me).other().allies())
                          && Flare.reaches(game, subject)
                      ? 0
                      : gives)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "Each player who discards a grudge token loses four ships, whatever the result.")
          .may(
              MAIN,
              OUTCOME,
              (game, me) -> game.powers().mark(grudge(game, me), Grudge.TOKENS) != 0,
              (game, me) -> game.powers().mark(grudge(game, me), Grudge.ALWAYS_FOUR, 1));

  private GrudgeFlare() {}

  private static int grudge(Game game, Seat me) {
    return game.powers().find(me, Grudge.GRUDGE);
  }

  private static boolean isBeatenByMany(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean decided =
        encounter.outcome() == Outcome.OFFENSE_WINS || encounter.outcome() == Outcome.DEFENSE_WINS;
    return decided && encounter.winners().main() != me && encounter.winners().allies() != 0;
  }
}
