package hypergate.players.odyssey.flares;

import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Negator's flare: two attacks turned, where the lower one wins for us.
public final class NegatorFlare {
  public static final Judgement NEGATOR_FLARE =
      Judgement.of("flare-negator").worth("wild", NegatorFlare::turning);

  private NegatorFlare() {}

  private static double turning(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    if (!encounter.bothAttack()) return -1;
    int now = sum(encounter, 1);
    int then = sum(encounter, -1);
    boolean wants = outlook.stake() > 0;
    return now > 0 != wants && then > 0 == wants ? Math.abs(outlook.stake()) : -1;
  }

  private static int sum(Encounter encounter, int sign) {
    return sign * encounter.value(encounter.offense())
        + encounter.offensive().ships()
        - sign * encounter.value(encounter.defense())
        - encounter.defensive().ships();
  }
}
