package hypergate.content.odyssey.moons;

import hypergate.game.Moon;
import java.util.List;

/// The moon bases, new, quarter and secret moons: numbers 44 to 87.
public final class MoreMoons {
  public static final List<Moon> MOONS =
      List.of(
          Alms.ALMS,
          Ascetic.ASCETIC,
          AttackPreview.ATTACK_PREVIEW,
          Careless.CARELESS,
          Emergence.EMERGENCE,
          FlareMagnet.FLARE_MAGNET,
          Flush.FLUSH,
          FourIsEnough.FOUR_IS_ENOUGH,
          FourThenFour.FOUR_THEN_FOUR,
          Harvest.HARVEST,
          Home.HOME,
          HomeStrong.HOME_STRONG,
          Hubris.HUBRIS,
          Metamorph.METAMORPH,
          Migration.MIGRATION,
          MoonMandate.MOON_MANDATE,
          PeaceMove.PEACE_MOVE,
          PowerPay.POWER_PAY,
          Restraint.RESTRAINT,
          SadRevelations.SAD_REVELATIONS,
          Streamlined.STREAMLINED,
          Tentative.TENTATIVE,
          TreasureHunt.TREASURE_HUNT,
          Warped.WARPED,
          ZapGrab.ZAP_GRAB);

  private MoreMoons() {}
}
