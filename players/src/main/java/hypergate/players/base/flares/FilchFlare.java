package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Filch's flare: a negotiate for the card itself.
public final class FilchFlare {
  public static final Judgement FILCH_FLARE =
      Judgement.of("flare-filch").stops("wild", (_, zap) -> zap + 2.2);

  private FilchFlare() {}
}
