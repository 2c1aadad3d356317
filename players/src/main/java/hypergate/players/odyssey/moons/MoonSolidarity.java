package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;
import hypergate.players.variant.moons.MoonShips;
import hypergate.variant.moons.Moons;

/// Moon Solidarity, in the last moment.
public final class MoonSolidarity {
  public static final Judgement MOON_SOLIDARITY =
      Judgement.of("moon-moon-solidarity")
          .worth(
              outlook ->
                  MoonShips.isLastMoment(outlook)
                      ? outlook.reinforcing.gain(outlook.me, Moons.of(outlook.view).occupied())
                      : 0);

  private MoonSolidarity() {}
}
