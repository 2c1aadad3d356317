package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Machine;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Machine flare.
public final class MachineFlare {
  public static final Flare FLARE =
      flare(Machine.MACHINE)
          .wild(Role.OFFENSE, List.of(Step.RESOLUTION), "")
          .strong(Role.OFFENSE, List.of(Step.REGROUP), "");

  private MachineFlare() {}
}
