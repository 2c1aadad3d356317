package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Anti-Matter: the lower total wins.
public final class AntiMatter {
  public static final Judgement ANTI_MATTER =
      Judgement.of("anti-matter").reckoned(Reckoned.SUBTRACTS);

  private AntiMatter() {}
}
