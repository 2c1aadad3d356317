package hypergate.content.fan.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;

/// Black Plague (ED-2.2): four ships of the victim's choice and two cards of each type it holds.
public final class BlackPlague {
  private static final Prompt WHOM = Prompt.of("black-plague/seat");

  public static final Artifact BLACK_PLAGUE =
      edict("Black Plague", "fan")
          .text(
              "At the start of an encounter: a player loses four ships and discards two cards of"
                  + " each type.")
          .may(ANY, REGROUP_START, BlackPlague::strike)
          .naming(BlackPlague::name);

  private BlackPlague() {}

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, game.everybody()).index());
  }

  private static void strike(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    game.verbs().loseChosen(victim, 4, Cause.EFFECT);
    game.verbs().sharing().discardOfEachType(victim, 2);
  }
}
