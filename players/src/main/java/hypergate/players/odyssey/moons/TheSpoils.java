package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;
import hypergate.players.variant.moons.MoonShips;

/// The Spoils, for an ally of the defense.
public final class TheSpoils {
  public static final Judgement THE_SPOILS =
      Judgement.of("moon-the-spoils")
          .worth(
              outlook -> MoonShips.isLastMoment(outlook) && outlook.sideOf(outlook.me) < 0 ? 1 : 0);

  private TheSpoils() {}
}
