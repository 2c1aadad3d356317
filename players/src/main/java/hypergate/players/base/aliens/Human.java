package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Human: 4 more, and a victory when it is zapped.
public final class Human {
  public static final Judgement HUMAN =
      Judgement.of("human").reckoned(Reckoned.ADDS_FOUR, Reckoned.WINS_ZAPPED).adds((_, _) -> 4);

  private Human() {}
}
