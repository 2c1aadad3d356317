package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.PLAYED;

import hypergate.content.base.aliens.Clone;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an artifact of one's own comes back after use, and waits for another encounter. Super: up
/// to twice the compensation.
public final class CloneFlare {
  private static final Prompt HOW_MANY = Prompt.of("flare-clone/super/number");

  public static final Flare FLARE =
      flare(Clone.CLONE)
          .wild(
              ANY,
              List.of(),
              "Return an artifact that you just played to your hand. You may play it again in a"
                  + " later encounter.")
          .may(ANY, PLAYED, CloneFlare::isPlaying, CloneFlare::keep)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you receive compensation, take up to twice as many cards.")
          .may(MAIN, COMPENSATION, CloneFlare::canDouble, CloneFlare::twice);

  private CloneFlare() {}

  private static boolean isPlaying(Game game, Seat me) {
    return game.answering().isArtifact()
        && game.answering().seat() == me
        && !game.answering().isCancelled();
  }

  private static void keep(Game game, Seat me) {
    game.cards().spent(game.answering().card());
    game.answering().keep();
  }

  private static boolean canDouble(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.winners().other().main() == me
        && game.cards().handSize(encounter.compensationFrom()) > encounter.compensation();
  }

  private static void twice(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int due = encounter.compensation();
    int most = Math.min(2 * due, game.cards().handSize(encounter.compensationFrom()));
    encounter.compensation(game.ask(me).number(HOW_MANY, Math.min(due, most), most));
  }
}
