package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Sorcerer;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Sorcerer flare.
public final class SorcererFlare {
  public static final Flare FLARE =
      flare(Sorcerer.SORCERER)
          .wild(Role.ANY, List.of(Step.PLANNING), "")
          .strong(Role.ALLY, List.of(Step.PLANNING), "");

  private SorcererFlare() {}
}
