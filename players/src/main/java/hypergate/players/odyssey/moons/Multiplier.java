package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;
import hypergate.players.variant.moons.MoonShips;

/// The Multiplier: our attack twice.
public final class Multiplier {
  public static final Judgement MULTIPLIER =
      Judgement.of("moon-multiplier")
          .worth(
              outlook ->
                  outlook.reinforcing.gain(outlook.me, outlook.encounter.value(outlook.me))
                      - MoonShips.ONCE);

  private Multiplier() {}
}
