package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Pacifist's flare: a negotiate becomes an attack of 15.
public final class PacifistFlare {
  public static final Judgement PACIFIST_FLARE =
      Judgement.of("flare-pacifist").worth("wild", outlook -> outlook.reinforcing.becoming(15));

  private PacifistFlare() {}
}
