package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Immortality: its ships never stay in the warp.
public final class Zombie {
  public static final Alien ZOMBIE =
      alien("Zombie", "base")
          .level(0)
          .power(
              "Immortality",
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
          .neverWith("sadist")
          .text("Its ships never stay in the warp.");

  private Zombie() {}
}
