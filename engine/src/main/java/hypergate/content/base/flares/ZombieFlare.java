package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Zombie;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Zombie flare.
public final class ZombieFlare {
  public static final Flare FLARE =
      flare(Zombie.ZOMBIE)
          .wild(Role.ANY, List.of(), "")
          .strong(Role.MAIN, List.of(Step.ALLIANCE), "");

  private ZombieFlare() {}
}
