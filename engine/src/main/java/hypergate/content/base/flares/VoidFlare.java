package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Void;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Void flare.
public final class VoidFlare {
  public static final Flare FLARE =
      flare(Void.VOID)
          .wild(Role.ANY, List.of(), "")
          .strong(Role.ALLY, List.of(Step.RESOLUTION), "");

  private VoidFlare() {}
}
