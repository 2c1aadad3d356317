package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;

/// Plague (R-18.7, R-18.13, E-73): three ships of the victim's choice and one card of each type it
/// holds.
public final class Plague {
  private static final Prompt WHOM = Prompt.of("plague/seat");

  public static final Artifact PLAGUE =
      artifact("Plague", "base", 1)
          .text(
              "At the start of an encounter: a player loses three ships and discards one card of"
                  + " each type.")
          .may(ANY, REGROUP_START, Plague::strike)
          .naming(Plague::name);

  private Plague() {}

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, game.everybody()).index());
  }

  private static void strike(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    game.verbs().loseChosen(victim, 3, Cause.EFFECT);
    game.verbs().sharing().discardOfEachType(victim, 1);
  }
}
