package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;
import hypergate.players.variant.moons.MoonShips;
import hypergate.variant.moons.Moons;

/// Blue Shift: three more for each moon that others are on.
public final class BlueShift {
  public static final Judgement BLUE_SHIFT =
      Judgement.of("moon-blue-shift")
          .worth(
              outlook ->
                  outlook.reinforcing.gain(
                          outlook.me, 3 * Moons.of(outlook.view).occupiedByOthers(outlook.me))
                      - MoonShips.ONCE);

  private BlueShift() {}
}
