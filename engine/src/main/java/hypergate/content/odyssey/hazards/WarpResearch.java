package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.variant.hazards.Hazard;

/// Warp Research: if the offense wins, it may free all its ships; if the defense wins, everybody
/// but the offense may.
public final class WarpResearch {
  public static final Hazard WARP_RESEARCH =
      hazard("Warp Research", "odyssey", 1)
          .text(
              "If the offense wins, it may bring all its ships back from the warp. If the defense"
                  + " wins, everybody but the offense may.")
          .always(
              ANY, KEEPING, (game, me) -> game.encounter().outcome().isWin(), WarpResearch::free);

  private WarpResearch() {}

  private static final Prompt FREE = Prompt.of("warp-research/choice");

  private static void free(Game game, Seat me) {
    boolean offense = game.encounter().outcome() == Outcome.OFFENSE_WINS;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      boolean may = (seat == game.encounter().offense()) == offense;
      if (!may || game.ships().inWarp(seat) == 0 || game.ships().colonies(seat) == 0) continue;
      if (game.ask(seat).yes(FREE)) game.verbs().ships().retrieve(seat, game.ships().inWarp(seat));
    }
  }
}
