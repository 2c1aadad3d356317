package hypergate.players.alliance.flares;

import hypergate.players.novice.Judgement;

/// The Chrysalis's flare: an alien that is better than most is taken.
public final class ChrysalisFlare {
  public static final Judgement CHRYSALIS_FLARE =
      Judgement.of("flare-chrysalis")
          .answers("wild/alien", (outlook, question) -> outlook.choosing.alien(question));

  private ChrysalisFlare() {}
}
