package hypergate.players.reda.tech;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Gamma Converter: the fewest cards that turn the result our way.
public final class GammaConverter {
  public static final Judgement GAMMA_CONVERTER =
      Judgement.of("gamma-converter-reda")
          .worth(GammaConverter::converting)
          .answers("number", (outlook, question) -> Find.number(question, needed(outlook)));

  private GammaConverter() {}

  // 0 when none do.
  private static int needed(Outlook outlook) {
    int hand = outlook.view.handSize(outlook.me);
    for (int cards = 1; cards <= hand; cards++)
      if (outlook.reinforcing.gain(outlook.me, cards) > 0) return cards;
    return 0;
  }

  private static double converting(Outlook outlook) {
    int cards = needed(outlook);
    return cards == 0 ? 0 : outlook.reinforcing.gain(outlook.me, cards) - 0.7 * cards;
  }
}
