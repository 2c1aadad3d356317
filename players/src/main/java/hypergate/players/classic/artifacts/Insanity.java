package hypergate.players.classic.artifacts;

import hypergate.players.novice.Judgement;

/// Insanity, like Sanity.
public final class Insanity {
  public static final Judgement INSANITY = Judgement.of("insanity").worth(Sanity::worth);

  private Insanity() {}
}
