package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Tripler: three times a low attack, a third of a high one.
public final class Tripler {
  public static final Judgement TRIPLER = Judgement.of("tripler").reckoned(Reckoned.TRIPLES);

  private Tripler() {}
}
