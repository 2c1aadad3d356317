package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.QUAKE_DUE;

import hypergate.content.conflict.aliens.Glutton;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import java.util.List;

/// Wild: twice as many rewards. Super: a cosmic quake is a victory.
public final class GluttonFlare {
  public static final Flare FLARE =
      flare(Glutton.GLUTTON)
          .wild(
              ANY,
              List.of(),
              "When you collect rewards, for whatever reason, you collect twice as many.")
          .may(
              ANY,
              COLLECTING,
              (game, me) -> game.verbs().rewards().collector() == me,
              GluttonFlare::gorge)
          .strong(
              ANY,
              List.of(),
              "When a cosmic quake is due, before hands are discarded, you win the game.")
          .may(ANY, QUAKE_DUE, (game, me) -> game.verbs().winAlone(me, game.cause()));

  private GluttonFlare() {}

  private static void gorge(Game game, Seat me) {
    game.verbs().rewards().due(2 * game.verbs().rewards().due());
  }
}
