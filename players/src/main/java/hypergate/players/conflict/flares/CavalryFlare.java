package hypergate.players.conflict.flares;

import hypergate.players.novice.Judgement;

/// The Cavalry's flare: whoever must lay a card gives its worst attack.
public final class CavalryFlare {
  public static final Judgement CAVALRY_FLARE =
      Judgement.of("flare-cavalry")
          .answers("super/card", (outlook, question) -> outlook.choosing.worst(question));

  private CavalryFlare() {}
}
