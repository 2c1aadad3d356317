package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Zap Rod (blue): cancels a card with Zap in its name as it is played.
public final class ZapRod {
  public static final Moon ZAP_ROD =
      moon(6, "Zap Rod", Group.BLUE)
          .text("When a card with Zap in its name is played: cancel it.")
          .may(ANY, PLAYED, ZapRod::isZap, (game, me) -> game.answering().cancel());

  private ZapRod() {}

  private static boolean isZap(Game game, Seat me) {
    Use use = game.answering();
    return use.ability().source().zaps()
        && use.ability().effect().contains("zap")
        && !use.isCancelled();
  }
}
