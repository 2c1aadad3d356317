package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Trader;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Trader flare.
public final class TraderFlare {
  public static final Flare FLARE =
      flare(Trader.TRADER)
          .wild(Role.MAIN, List.of(Step.ALLIANCE), "")
          .strong(Role.MAIN, List.of(Step.PLANNING), "");

  private TraderFlare() {}
}
