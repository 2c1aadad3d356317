package hypergate.players.reda.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Destiny Holo-Flux, when destiny strikes us.
public final class DestinyHoloFlux {
  public static final Judgement DESTINY_HOLO_FLUX =
      Judgement.of("destiny-holo-flux-reda").worth(outlook -> isStruck(outlook) ? 2 : 0);

  private DestinyHoloFlux() {}

  private static boolean isStruck(Outlook outlook) {
    return outlook.encounter.named() == outlook.me && outlook.encounter.offense() != outlook.me;
  }
}
