package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Hubris, when our power is lost anyway.
public final class Hubris {
  public static final Judgement HUBRIS =
      Judgement.of("moon-hubris").worth(outlook -> isPowerless(outlook) ? 1 : 0);

  private Hubris() {}

  private static boolean isPowerless(Outlook outlook) {
    int homes = Long.bitCount(outlook.ships.homeColonies(outlook.me));
    return homes < outlook.question.rules().homeColoniesNeeded();
  }
}
