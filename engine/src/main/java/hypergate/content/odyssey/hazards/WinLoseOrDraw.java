package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.DEAL_ROUNDS;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.variant.hazards.Hazard;

/// Win, Lose, or Draw: for each ship that the offense has in the encounter it draws a card when it
/// wins, gives the defense a random one when it loses, and a talk about a deal lasts longer.
///
/// RULING: thirty seconds more are one more offer by each main player.
public final class WinLoseOrDraw {
  public static final Hazard WIN_LOSE_OR_DRAW =
      hazard("Win, Lose, or Draw", "odyssey", 1)
          .text(
              "For each ship that the offense has in the encounter: if it wins, it draws a card; if"
                  + " it loses, it gives the defense a random one; if a deal is tried, each main"
                  + " player may make one more offer.")
          .bends(
              DEAL_ROUNDS,
              (game, me, subject, rounds) -> rounds + game.encounter().shipsFighting(me))
          .always(
              ANY,
              KEEPING,
              (game, me) -> game.encounter().outcome().isWin(),
              WinLoseOrDraw::settle);

  private WinLoseOrDraw() {}

  private static void settle(Game game, Seat me) {
    int ships = game.encounter().shipsAtEnd(me);
    if (game.encounter().outcome() == Outcome.OFFENSE_WINS) {
      game.verbs().draw(me, ships);
      return;
    }
    int owed = game.verbs().owing().settled(me, ships);
    game.verbs().hands().takeRandom(game.encounter().defense(), me, owed);
  }
}
