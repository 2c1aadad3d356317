package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Macron;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Macron flare.
public final class MacronFlare {
  public static final Flare FLARE =
      flare(Macron.MACRON)
          .wild(Role.MAIN_OR_ALLY, List.of(Step.REVEAL), "")
          .strong(Role.OFFENSE_OR_ALLY, List.of(Step.LAUNCH, Step.ALLIANCE), "");

  private MacronFlare() {}
}
