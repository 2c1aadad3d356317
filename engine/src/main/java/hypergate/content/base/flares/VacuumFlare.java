package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Vacuum;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Vacuum flare.
public final class VacuumFlare {
  public static final Flare FLARE =
      flare(Vacuum.VACUUM).wild(Role.ANY, List.of(Step.REVEAL), "").strong(Role.ANY, List.of(), "");

  private VacuumFlare() {}
}
