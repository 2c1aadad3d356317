package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;

import hypergate.content.odyssey.aliens.BruteAlternate;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one card or ship is all that anybody gets as compensation or reward, whatever for. Super:
/// the power as a main player.
public final class BruteAlternateFlare {
  public static final Flare FLARE =
      flare(BruteAlternate.BRUTE_ALTERNATE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "Nobody collects more than one card of compensation or one reward at once for the"
                  + " rest of this encounter.")
          .may(MAIN_OR_ALLY, BEFORE_COMPENSATION, (game, me) -> {})
          .bends(
              Query.SPOILS_LIMIT,
              (game, me, who, most) ->
                  who == me || Flare.reaches(game, who) ? Math.min(1, most) : most)
          .strong(MAIN, List.of(Step.ALLIANCE), "As a main player you may use your power.")
          .may(MAIN, ALLIED, BruteAlternate::mayPress, BruteAlternateFlare::press)
          .naming(BruteAlternate::name);

  private BruteAlternateFlare() {}

  private static void press(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    if (game.usesPower(me, BruteAlternate.BRUTE_ALTERNATE)) BruteAlternate.press(game, me, victim);
  }
}
