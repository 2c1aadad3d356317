package hypergate.players.incursion.aliens;

import hypergate.game.piece.CardSet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Merchant hires its bad cards, if they turn a fight that matters.
public final class Merchant {
  private static final double JUNK = 1.1;
  private static final double PRICE = 0.3;

  public static final Judgement MERCHANT =
      Judgement.of("merchant")
          .worth(Merchant::worth)
          .answers("cards", (outlook, question) -> outlook.choosing.pick(question, -1, -JUNK))
          .answers("cards-2", (outlook, question) -> outlook.choosing.worst(question));

  private Merchant() {}

  private static double worth(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    int junk = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.worthOf(card) < JUNK) junk++;
    if (junk == 0) return -1;
    if (outlook.encounter.isMain(outlook.me))
      return outlook.selecting.bonusGain(junk) - PRICE * junk;
    double before = outlook.forecast.read().offenseChance();
    boolean offense = outlook.sideOf(outlook.me) > 0;
    double after =
        outlook.forecast.read(outlook.me, offense ? junk : 0, offense ? 0 : junk).offenseChance();
    return (after - before) * outlook.stake() - PRICE * junk;
  }
}
