package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Reincarnator;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Reincarnator flare.
public final class ReincarnatorFlare {
  public static final Flare FLARE =
      flare(Reincarnator.REINCARNATOR)
          .wild(Role.ANY, List.of(Step.RESOLUTION), "")
          .strong(Role.MAIN_OR_ALLY, List.of(Step.RESOLUTION), "");

  private ReincarnatorFlare() {}
}
