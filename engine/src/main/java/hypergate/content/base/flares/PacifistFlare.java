package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Pacifist;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Pacifist flare.
public final class PacifistFlare {
  public static final Flare FLARE =
      flare(Pacifist.PACIFIST)
          .wild(Role.MAIN, List.of(Step.REVEAL), "")
          .strong(Role.MAIN, List.of(Step.RESOLUTION), "");

  private PacifistFlare() {}
}
