package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Zap-O-Tron: cancels a use of any power and shuts the power off for the encounter, as a Cosmic
/// Zap in every respect but that it is no artifact. Then it lies face down again.
public final class ZapOTron {
  public static final Tech ZAP_O_TRON =
      tech("Zap-O-Tron", "odyssey", ANY)
          .research(5)
          .text(
              "When any power is used, your own included, reset this: that use is cancelled and the"
                  + " power is off for this encounter.")
          .may(ANY, POWER_USED, (game, me) -> !game.answering().isCancelled(), ZapOTron::zap)
          .whenUsedUp((game, me) -> Techs.of(game).research().reset(game.here()));

  private ZapOTron() {}

  private static void zap(Game game, Seat me) {
    game.verbs().zap();
    Techs.of(game).research().resetUsed();
  }
}
