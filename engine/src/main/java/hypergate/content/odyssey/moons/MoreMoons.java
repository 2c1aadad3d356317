package hypergate.content.odyssey.moons;

import hypergate.game.Moon;
import java.util.List;

/// The moon bases, new, quarter and secret moons: numbers 44 to 87.
public final class MoreMoons {
  public static final List<Moon> MOONS =
      List.of(
          Careless.CARELESS,
          Flush.FLUSH,
          FourIsEnough.FOUR_IS_ENOUGH,
          FourThenFour.FOUR_THEN_FOUR,
          Harvest.HARVEST,
          Home.HOME,
          HomeStrong.HOME_STRONG,
          Hubris.HUBRIS,
          MoonMandate.MOON_MANDATE,
          PowerPay.POWER_PAY,
          Restraint.RESTRAINT,
          Streamlined.STREAMLINED,
          Tentative.TENTATIVE,
          Warped.WARPED);

  private MoreMoons() {}
}
