package hypergate.players.dominion.artifacts;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Solar Wind: an ally of a winning defense gains a colony by it; a defense spares itself foreign
/// colonies.
public final class SolarWind {
  public static final Judgement SOLAR_WIND = Judgement.of("solar-wind").worth(SolarWind::turning);

  private SolarWind() {}

  private static double turning(Outlook outlook) {
    if (!outlook.reinforcing.compares()) return 0;
    boolean offense = outlook.reinforcing.offenseWins(0);
    boolean defends = outlook.me.in(outlook.encounter.defensive().allies());
    boolean attacks = outlook.me.in(outlook.encounter.offensive().allies());
    if (defends) return offense ? 0 : 5;
    boolean spares = !attacks && outlook.encounter.offensive().allies() != 0;
    return offense && spares ? 1.5 : 0;
  }
}
