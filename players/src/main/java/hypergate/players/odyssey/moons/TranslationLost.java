package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Translation Lost spoils a deal of others.
public final class TranslationLost {
  public static final Judgement TRANSLATION_LOST =
      Judgement.of("moon-translation-lost").worth(TranslationLost::spoiling);

  private TranslationLost() {}

  private static double spoiling(Outlook outlook) {
    int slot = MoonShips.slot(outlook, "moon-translation-lost");
    if (slot < 0 || outlook.encounter.isMain(outlook.me)) return -1;
    return -outlook.bargaining.dealOfOthers(outlook.question.offer())
        + MoonShips.left(outlook, slot)
        - MoonShips.ONCE;
  }
}
