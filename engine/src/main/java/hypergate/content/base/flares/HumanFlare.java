package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Human;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Human flare.
public final class HumanFlare {
  public static final Flare FLARE =
      flare(Human.HUMAN)
          .wild(Role.MAIN, List.of(Step.REVEAL), "")
          .strong(Role.MAIN_OR_ALLY, List.of(Step.REVEAL), "");

  private HumanFlare() {}
}
