package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Macron, whose ships count four each.
public final class Macron {
  public static final Judgement MACRON =
      Judgement.of("macron")
          .reckoned(Reckoned.SHIPS_OF_FOUR)
          .adds((outlook, user) -> 3 * outlook.encounter.shipsOf(user));

  private Macron() {}
}
