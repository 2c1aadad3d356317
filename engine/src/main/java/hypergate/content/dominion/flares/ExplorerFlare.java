package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.DEAL;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.dominion.aliens.Explorer;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.variant.tokens.Tokens;
import java.util.List;

/// Wild: the Genesis planet lies where the gate points, and rewards wait there. Super: more at a
/// planet that has been discovered.
public final class ExplorerFlare {
  private static final int MORE = 4;

  public static final Flare FLARE =
      flare(Explorer.EXPLORER)
          .bringsPart(Tokens.class)
          .wild(
              OFFENSE,
              List.of(Step.LAUNCH),
              "When the gate is aimed put the Genesis planet into that system, in use or not, and"
                  + " aim at it. If you win or make a deal collect a reward for each of your ships"
                  + " there, else one.")
          .may(OFFENSE, AIMED, ExplorerFlare::canBring, ExplorerFlare::bring)
          // What is in the encounter as a deal is made goes home with it.
          .always(
              OFFENSE,
              DEAL,
              (game, me) -> game.cards().mark() != 0,
              (game, me) -> game.cards().mark(1 + game.encounter().shipsFighting(me)))
          .always(
              OFFENSE,
              ENCOUNTER_END,
              (game, me) -> game.cards().mark() != 0 && !game.encounter().is(Encounter.NO_SPOILS),
              (game, me) -> game.verbs().rewards().collect(me, due(game, me)))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "At a planet that has been discovered add 4 to your side's total.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> (Explorer.discovered(game) & game.encounter().target().bit()) != 0,
              (game, me) -> game.encounter().sideOf(me).add(MORE));

  private ExplorerFlare() {}

  private static boolean canBring(Game game, Seat me) {
    Seat system = game.ships().systemOf(game.encounter().target());
    return system.exists() && Flare.reaches(game, system) && Tokens.of(game).mayBring(system);
  }

  private static void bring(Game game, Seat me) {
    game.cards().mark(1);
    Launch.aimAgain(game, Tokens.of(game).bring(game.ships().systemOf(game.encounter().target())));
  }

  private static int due(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() == Outcome.DEAL) return Math.max(1, game.cards().mark() - 1);
    boolean won = encounter.outcome().isWin() && encounter.winners().main() == me;
    return won ? Math.max(1, encounter.shipsAtEnd(me)) : 1;
  }
}
