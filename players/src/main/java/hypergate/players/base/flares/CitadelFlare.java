package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Citadel's flare, for whoever wants the defense to hold.
public final class CitadelFlare {
  public static final Judgement CITADEL_FLARE =
      Judgement.of("flare-citadel")
          .worth("wild", outlook -> outlook.reinforcing.gain(outlook.encounter.defense(), 5))
          .worth("super", outlook -> outlook.reinforcing.wantsOffense() ? 2 : -1);

  private CitadelFlare() {}
}
