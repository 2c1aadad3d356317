package hypergate.players.dominion.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Usurper's flare: allied ships decide where the defense hopes that nobody comes.
public final class UsurperFlare {
  public static final Judgement USURPER_FLARE =
      Judgement.of("flare-usurper").worth("wild", UsurperFlare::worth).worth("super", _ -> 0.5);

  private UsurperFlare() {}

  // Who is the defense wins with as many.
  private static double worth(Outlook outlook) {
    boolean defends = outlook.me == outlook.encounter.defense();
    double chance = outlook.forecast.read().offenseChance();
    return defends && chance > 0.6 ? (chance - 0.4) * outlook.stake() : -1;
  }
}
