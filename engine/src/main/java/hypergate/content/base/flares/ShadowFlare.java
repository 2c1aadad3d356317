package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Shadow;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Shadow flare.
public final class ShadowFlare {
  public static final Flare FLARE =
      flare(Shadow.SHADOW)
          .wild(Role.DEFENSE, List.of(Step.RESOLUTION), "")
          .strong(Role.OFFENSE, List.of(Step.DESTINY), "");

  private ShadowFlare() {}
}
