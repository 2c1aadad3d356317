package hypergate.players.eons.flares;

import hypergate.players.eons.aliens.BleedingHeart;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Bleeding Heart's flare, which makes low attacks strong.
public final class BleedingHeartFlare {
  private static final int LIMIT = 10;

  public static final Judgement BLEEDING_HEART_FLARE =
      Judgement.of("flare-bleeding-heart").worth("wild", BleedingHeartFlare::worth);

  private BleedingHeartFlare() {}

  private static double worth(Outlook outlook) {
    int highest = BleedingHeart.highest(outlook);
    return outlook.encounter.isMain(outlook.me) && highest >= 0 && highest < LIMIT ? 2.5 : -1;
  }
}
