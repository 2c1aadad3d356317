package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Dictator;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Dictator flare.
public final class DictatorFlare {
  public static final Flare FLARE =
      flare(Dictator.DICTATOR)
          .wild(Role.NOT_OFFENSE, List.of(Step.DESTINY), "")
          .strong(Role.OFFENSE, List.of(Step.DESTINY), "");

  private DictatorFlare() {}
}
