package hypergate.players.base.artifacts;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Emotion Control: worth it only when the encounter is going badly wrong; it takes a victory from
/// us, or a defeat.
public final class EmotionControl {
  public static final Judgement EMOTION_CONTROL =
      Judgement.of("emotion-control")
          .worth(EmotionControl::calming)
          .harms((outlook, _) -> disappointment(outlook));

  private EmotionControl() {}

  private static double calming(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    Seat none = Seat.NONE;
    boolean offense = outlook.reinforcing.offenseWins(0);
    double now = offense ? outlook.offenseWins(none, 0, 0) : outlook.defenseWins(none, 0, 0);
    double deal =
        encounter.isMain(outlook.me)
            ? outlook.bargaining.prospect()
            : 0.3 * outlook.change(encounter.offense(), 1);
    return deal - now - 3;
  }

  private static double disappointment(Outlook outlook) {
    boolean wins = outlook.reinforcing.offenseWins(0) == outlook.reinforcing.wantsOffense();
    return wins ? 0.7 * Math.abs(outlook.stake()) : 0;
  }
}
