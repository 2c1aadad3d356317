package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Amoeba;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Amoeba flare.
public final class AmoebaFlare {
  public static final Flare FLARE =
      flare(Amoeba.AMOEBA)
          .wild(Role.MAIN, List.of(Step.PLANNING), "")
          .strong(Role.ALLY, List.of(Step.PLANNING), "");

  private AmoebaFlare() {}
}
