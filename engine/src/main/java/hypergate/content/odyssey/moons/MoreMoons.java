package hypergate.content.odyssey.moons;

import hypergate.game.Moon;
import java.util.List;

/// The moon bases, new, quarter and secret moons: numbers 44 to 87.
public final class MoreMoons {
  public static final List<Moon> MOONS =
      List.of(FourThenFour.FOUR_THEN_FOUR, Harvest.HARVEST, Hubris.HUBRIS, Tentative.TENTATIVE);

  private MoreMoons() {}
}
