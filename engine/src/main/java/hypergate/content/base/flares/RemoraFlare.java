package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Remora;
import hypergate.game.Flare;
import hypergate.game.Role;
import java.util.List;

/// The Remora flare.
public final class RemoraFlare {
  public static final Flare FLARE =
      flare(Remora.REMORA).wild(Role.ANY, List.of(), "").strong(Role.ANY, List.of(), "");

  private RemoraFlare() {}
}
