package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Tripler's flare.
public final class TriplerFlare {
  public static final Judgement TRIPLER_FLARE =
      Judgement.of("flare-tripler")
          .worth("super", outlook -> outlook.reinforcing.gain(outlook.me, 20));

  private TriplerFlare() {}
}
