package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Force Field: cancels the alliances of any players; their ships go home.
public final class ForceField {
  private static final Prompt WHOM = Prompt.of("force-field/seats");

  public static final Artifact FORCE_FIELD =
      artifact("Force Field", "base", 1)
          .text(
              "After alliances are formed: cancel the alliances of any players you choose; their"
                  + " ships go home.")
          .may(ANY, ALLIED, (game, me) -> allies(game) != 0, ForceField::dismiss)
          .naming(ForceField::name);

  private ForceField() {}

  private static int allies(Game game) {
    return game.encounter().offensive().allies()
        | game.encounter().defensive().allies()
        | game.battles().waiting();
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seats(WHOM, allies(game), Seat.MOST));
  }

  private static void dismiss(Game game, Seat me) {
    int chosen = game.current().target();
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(chosen)) game.verbs().dismiss(game.inOrder(p));
  }
}
