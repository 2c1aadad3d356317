package hypergate.players.base.aliens;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Miser opens its hoard for a card that does better than any in hand.
public final class Miser {
  public static final Judgement MISER =
      Judgement.of("miser")
          .worth(outlook -> outlook.question.window() == Window.SELECTING ? hoarding(outlook) : 1);

  private Miser() {}

  private static double hoarding(Outlook outlook) {
    int miser = outlook.instance(outlook.me, "miser");
    if (miser < 0) return 0;
    outlook.selecting.weigh();
    double hand = outlook.selecting.best();
    return outlook.selecting.best(outlook.view.cards().pile(miser)) - hand;
  }
}
