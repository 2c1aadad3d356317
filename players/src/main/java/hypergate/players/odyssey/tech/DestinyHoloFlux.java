package hypergate.players.odyssey.tech;

import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Destiny Holo-Flux, when we are named and have little to fight with.
public final class DestinyHoloFlux {
  public static final Judgement DESTINY_HOLO_FLUX =
      Judgement.of("destiny-holo-flux-odyssey").worth(DestinyHoloFlux::drawnAgainstUs);

  private DestinyHoloFlux() {}

  private static double drawnAgainstUs(Outlook outlook) {
    int card = outlook.encounter.destiny();
    if (card < 0 || Destinies.isWild(card)) return -1;
    Seat named = outlook.view.named(card);
    return named == outlook.me && outlook.me != outlook.encounter.offense() ? 1 : -1;
  }
}
