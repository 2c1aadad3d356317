package hypergate.players.oliviera.tech;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Hawking Catapult: without ships of ours at risk; having won, only for a colony.
public final class HawkingCatapult {
  public static final Judgement HAWKING_CATAPULT =
      Judgement.of("hawking-catapult")
          .worth(HawkingCatapult::shooting)
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1));

  private HawkingCatapult() {}

  private static double shooting(Outlook outlook) {
    if (outlook.question.window() != Window.LANDING) return 1;
    boolean home = outlook.ships.systemOf(outlook.encounter.target()) == outlook.me;
    return outlook.wouldGain(outlook.me) || home ? 2 : -1;
  }
}
