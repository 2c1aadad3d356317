package hypergate.players.base.artifacts;

import hypergate.game.verb.Offer;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Quash: a bad deal of ours, or a good one of others.
public final class Quash {
  public static final Judgement QUASH =
      Judgement.of("quash").worth(Quash::quashing).harms((outlook, _) -> loss(outlook));

  private Quash() {}

  private static double quashing(Outlook outlook) {
    Offer offer = outlook.question.offer();
    if (outlook.encounter.isMain(outlook.me))
      return outlook.bargaining.failure() - outlook.bargaining.ownDeal(offer) - 1;
    return -outlook.bargaining.dealOfOthers(offer) - 0.5;
  }

  private static double loss(Outlook outlook) {
    boolean main = outlook.encounter.isMain(outlook.me);
    return main ? Math.max(0, outlook.bargaining.ownDeal(outlook.question.offer())) : 0;
  }
}
