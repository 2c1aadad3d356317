package hypergate.players.odyssey.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Guardian's flare: four more where that turns the result, and ships that count for their
/// allies.
public final class GuardianFlare {
  private static final int MORE = 4;
  private static final int EACH = 3;

  public static final Judgement GUARDIAN_FLARE =
      Judgement.of("flare-guardian")
          .worth("wild", outlook -> outlook.reinforcing.gain(outlook.me, MORE) - 0.2)
          .worth("super", outlook -> outlook.reinforcing.bonus(more(outlook)));

  private GuardianFlare() {}

  private static int more(Outlook outlook) {
    int allies = Integer.bitCount(outlook.encounter.sideOf(outlook.me).allies());
    return (EACH * allies - 1) * outlook.encounter.shipsOf(outlook.me);
  }
}
