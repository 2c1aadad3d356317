package hypergate.players.base.flares;

import hypergate.game.table.Destinies;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Dictator's flare: a destiny card that names us is sent back.
public final class DictatorFlare {
  public static final Judgement DICTATOR_FLARE =
      Judgement.of("flare-dictator").worth("wild", DictatorFlare::drawnAgainstUs);

  private DictatorFlare() {}

  private static double drawnAgainstUs(Outlook outlook) {
    int card = outlook.encounter.destiny();
    if (card < 0 || Destinies.isWild(card)) return -1;
    return outlook.view.named(card) == outlook.me ? 1.5 : -1;
  }
}
