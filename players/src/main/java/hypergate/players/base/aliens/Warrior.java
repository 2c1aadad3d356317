package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Warrior: its tokens count; how many they will be, nobody knows exactly.
public final class Warrior {
  public static final Judgement WARRIOR =
      Judgement.of("warrior").reckoned(Reckoned.ADDS_TOKENS).adds((_, _) -> 3);

  private Warrior() {}
}
