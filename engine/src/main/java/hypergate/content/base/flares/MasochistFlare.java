package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Masochist;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Masochist flare.
public final class MasochistFlare {
  public static final Flare FLARE =
      flare(Masochist.MASOCHIST)
          .wild(Role.ANY, List.of(Step.REGROUP), "")
          .strong(Role.OFFENSE, List.of(Step.REGROUP), "");

  private MasochistFlare() {}
}
