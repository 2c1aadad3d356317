package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Parasite;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Parasite flare.
public final class ParasiteFlare {
  public static final Flare FLARE =
      flare(Parasite.PARASITE)
          .wild(Role.ANY, List.of(), "")
          .strong(Role.ALLY, List.of(Step.ALLIANCE), "");

  private ParasiteFlare() {}
}
