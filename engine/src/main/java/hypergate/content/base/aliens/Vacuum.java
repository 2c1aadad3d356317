package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Catharsis: drags other ships along into the warp.
public final class Vacuum {
  public static final Alien VACUUM =
      alien("Vacuum", "base")
          .level(0)
          .power(
              "Catharsis",
              Role.ANY,
              Step.START_TURN,
              Step.REGROUP,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .isMandatory()
          .text("Drags other ships along into the warp.");

  private Vacuum() {}
}
