package hypergate.players.alliance.aliens;

import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Lightning: an encounter of its own with a card that may win it; it ends that of a rival who
/// is about to win.
public final class Lightning {
  private static final int CLOSE = 2;

  public static final Judgement LIGHTNING =
      Judgement.of("lightning")
          .worth(
              outlook ->
                  outlook.view.step() == Step.REGROUP ? spoil(outlook) : outlook.selecting.next());

  private Lightning() {}

  private static double spoil(Outlook outlook) {
    Seat offense = outlook.encounter.offense();
    return outlook.lacks(offense) <= CLOSE ? 2 + CLOSE - outlook.lacks(offense) : -1;
  }
}
