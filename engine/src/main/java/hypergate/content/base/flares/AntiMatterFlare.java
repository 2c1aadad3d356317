package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.AntiMatter;
import hypergate.game.Flare;
import hypergate.game.Role;
import java.util.List;

/// The Anti-Matter flare.
public final class AntiMatterFlare {
  public static final Flare FLARE =
      flare(AntiMatter.ANTI_MATTER)
          .wild(Role.MAIN_OR_ALLY, List.of(), "")
          .strong(Role.ANY, List.of(), "");

  private AntiMatterFlare() {}
}
