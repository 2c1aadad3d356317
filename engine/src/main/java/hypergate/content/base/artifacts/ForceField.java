package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;

/// Force Field: cancels the alliances of any players; their ships go home.
public final class ForceField {
  private static final Prompt WHOM = Prompt.of("force-field/seats");
  private static final Prompt WHICH = Prompt.of("force-field/choice");

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
      if (game.inOrder(p).in(chosen)) dismissFrom(game, me, game.inOrder(p));
  }

  // Of two alliances either can be cancelled, or both (H-861).
  private static void dismissFrom(Game game, Seat me, Seat ally) {
    Encounter encounter = game.encounter();
    Word which =
        encounter.isOnBothSides(ally) && !encounter.isMain(ally)
            ? game.ask(me).word(WHICH, Word.OFFENSE, Word.DEFENSE, Word.BOTH)
            : Word.BOTH;
    if (which == Word.BOTH) {
      game.verbs().dismiss(ally);
      return;
    }
    boolean offense = which == Word.OFFENSE;
    game.verbs().withdrawAlly(ally, offense ? encounter.offensive() : encounter.defensive());
    game.verbs().ships().settle();
  }
}
