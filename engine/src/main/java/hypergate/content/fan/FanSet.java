package hypergate.content.fan;

import hypergate.content.fan.artifacts.Abort;
import hypergate.content.fan.artifacts.Aggressor;
import hypergate.content.fan.artifacts.BackZap;
import hypergate.content.fan.artifacts.BlackPlague;
import hypergate.content.fan.artifacts.ConscientiousObjector;
import hypergate.game.Artifact;
import java.util.List;

/// The roster of the edicts that fans made.
public final class FanSet {
  public static final List<Artifact> ARTIFACTS =
      List.of(
          Abort.ABORT,
          Aggressor.AGGRESSOR,
          BackZap.BACK_ZAP,
          BlackPlague.BLACK_PLAGUE,
          ConscientiousObjector.CONSCIENTIOUS_OBJECTOR);

  private FanSet() {}
}
