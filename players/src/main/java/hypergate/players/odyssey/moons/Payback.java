package hypergate.players.odyssey.moons;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Payback, unless our side is winning.
public final class Payback {
  public static final Judgement PAYBACK = Judgement.of("moon-payback").worth(Payback::worth);

  private Payback() {}

  private static double worth(Outlook outlook) {
    if (outlook.question.window() != Window.REVEALED) return 1;
    return outlook.encounter.isAlly(outlook.me) && !MoonShips.isWinning(outlook) ? 1 : 0;
  }
}
