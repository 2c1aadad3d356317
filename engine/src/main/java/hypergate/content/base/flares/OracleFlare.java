package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Oracle;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Oracle flare.
public final class OracleFlare {
  public static final Flare FLARE =
      flare(Oracle.ORACLE)
          .wild(Role.MAIN, List.of(Step.PLANNING), "")
          .strong(Role.MAIN, List.of(Step.PLANNING), "");

  private OracleFlare() {}
}
