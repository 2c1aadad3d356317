package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Hoard: has a second, protected hand.
public final class Miser {
  public static final Alien MISER =
      alien("Miser", "base")
          .level(0)
          .power(
              "Hoard",
              Role.ANY,
              Step.START_TURN,
              Step.REGROUP,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .text("Has a second, protected hand.");

  private Miser() {}
}
