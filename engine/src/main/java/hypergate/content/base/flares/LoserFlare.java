package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Loser;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Loser flare.
public final class LoserFlare {
  public static final Flare FLARE =
      flare(Loser.LOSER)
          .wild(Role.MAIN, List.of(Step.PLANNING), "")
          .strong(Role.MAIN, List.of(Step.PLANNING), "");

  private LoserFlare() {}
}
