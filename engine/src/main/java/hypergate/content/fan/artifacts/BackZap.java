package hypergate.content.fan.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;

/// Back Zap (ED-2.2): answers a Cosmic Zap; its player's own powers are off for the encounter too.
/// The Cosmic Zap works all the same.
public final class BackZap {
  public static final Artifact BACK_ZAP =
      edict("Back Zap", "fan")
          .text(
              "Play when another player plays a Cosmic Zap: that player's own power is off for this"
                  + " encounter too.")
          .may(ANY, PLAYED, BackZap::hasPower, BackZap::strike);

  private BackZap() {}

  private static boolean hasPower(Game game, Seat me) {
    Seat zapper = game.answering().seat();
    if (zapper == me || game.answering().isCancelled()) return false;
    return game.answering().ability().effect().equals("cosmic-zap") && powers(game, zapper) != 0;
  }

  private static int powers(Game game, Seat seat) {
    int powers = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (game.powers().inForce(Powers.instance(seat, slot))) powers |= 1 << slot;
    return powers;
  }

  private static void strike(Game game, Seat me) {
    Seat zapper = game.answering().seat();
    for (int rest = powers(game, zapper); rest != 0; rest &= rest - 1)
      game.verbs().zap(Powers.instance(zapper, Integer.numberOfTrailingZeros(rest)));
  }
}
