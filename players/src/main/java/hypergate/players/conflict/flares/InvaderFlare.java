package hypergate.players.conflict.flares;

import hypergate.players.novice.Judgement;

/// The wild Invader exchanges a very poor hand.
public final class InvaderFlare {
  private static final double USUAL = 5;

  public static final Judgement FLARE =
      Judgement.of("flare-invader").worth("wild", outlook -> USUAL - outlook.choosing.held());

  private InvaderFlare() {}
}
