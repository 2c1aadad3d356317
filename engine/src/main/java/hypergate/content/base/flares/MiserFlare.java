package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Miser;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Miser flare.
public final class MiserFlare {
  public static final Flare FLARE =
      flare(Miser.MISER)
          .wild(Role.ANY, List.of(), "")
          .strong(Role.OFFENSE, List.of(Step.REGROUP), "");

  private MiserFlare() {}
}
