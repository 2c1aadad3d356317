package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Virus;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Virus flare.
public final class VirusFlare {
  public static final Flare FLARE =
      flare(Virus.VIRUS)
          .wild(Role.MAIN, List.of(Step.REVEAL), "")
          .strong(Role.MAIN, List.of(Step.REVEAL), "");

  private VirusFlare() {}
}
