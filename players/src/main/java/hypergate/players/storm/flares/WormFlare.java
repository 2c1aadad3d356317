package hypergate.players.storm.flares;

import hypergate.players.novice.Judgement;

/// The Worm's flare: a home colony more, where ships can be spared for it.
public final class WormFlare {
  public static final Judgement WORM_FLARE =
      Judgement.of("flare-worm").worth("wild", outlook -> outlook.isRich() ? 2 : -1);

  private WormFlare() {}
}
