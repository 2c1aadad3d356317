package hypergate.content.classic;

import hypergate.content.classic.artifacts.FlareZap;
import hypergate.content.classic.artifacts.Insanity;
import hypergate.content.classic.artifacts.PowerOutage;
import hypergate.content.classic.artifacts.PulsarZap;
import hypergate.content.classic.artifacts.Sanity;
import hypergate.content.classic.artifacts.UnZap;
import hypergate.content.classic.artifacts.WarpBreak;
import hypergate.game.Artifact;
import java.util.List;

/// The roster of the classic edicts.
public final class ClassicSet {
  public static final List<Artifact> ARTIFACTS =
      List.of(
          FlareZap.FLARE_ZAP,
          Insanity.INSANITY,
          PowerOutage.POWER_OUTAGE,
          PulsarZap.PULSAR_ZAP,
          Sanity.SANITY,
          UnZap.UN_ZAP,
          WarpBreak.WARP_BREAK);

  private ClassicSet() {}
}
