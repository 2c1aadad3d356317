package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Mutant;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Mutant flare.
public final class MutantFlare {
  public static final Flare FLARE =
      flare(Mutant.MUTANT)
          .wild(Role.MAIN, List.of(Step.RESOLUTION), "")
          .strong(Role.MAIN, List.of(Step.ALLIANCE), "");

  private MutantFlare() {}
}
