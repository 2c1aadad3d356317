package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Cling: copies retrieves and draws of others.
public final class Remora {
  public static final Alien REMORA =
      alien("Remora", "base")
          .level(1)
          .power(
              "Cling",
              Role.ANY,
              Step.START_TURN,
              Step.REGROUP,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .text("Copies retrieves and draws of others.");

  private Remora() {}
}
