package hypergate.players.odyssey.tech;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Gamma Converter: the fewest cards that turn the result.
public final class GammaConverter {
  public static final Judgement GAMMA_CONVERTER =
      Judgement.of("gamma-converter-odyssey")
          .worth(GammaConverter::worth)
          .answers(
              "number", (outlook, question) -> Find.number(question, Math.max(1, fewest(outlook))));

  private GammaConverter() {}

  private static double worth(Outlook outlook) {
    int cards = fewest(outlook);
    return cards == 0 ? -1 : Math.abs(outlook.stake()) - cards;
  }

  // 0 for none.
  private static int fewest(Outlook outlook) {
    for (int cards = 1; cards <= outlook.view.handSize(outlook.me); cards++)
      if (outlook.reinforcing.gain(outlook.me, 3 * cards) > 0) return cards;
    return 0;
  }
}
