package hypergate.players.odyssey.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.storm.flares.BruteFlare;

/// The alternate Brute's flare: where others would collect much from a defeat, or from us.
public final class BruteAlternateFlare {
  public static final Judgement BRUTE_ALTERNATE_FLARE =
      BruteFlare.limiting("flare-brute-alternate");

  private BruteAlternateFlare() {}
}
