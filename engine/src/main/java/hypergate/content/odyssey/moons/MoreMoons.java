package hypergate.content.odyssey.moons;

import hypergate.variant.moons.Moon;
import java.util.List;

/// The moon bases, new, quarter and secret moons: numbers 44 to 87.
public final class MoreMoons {
  public static final List<Moon> MOONS =
      List.of(
          Alms.ALMS,
          Ascetic.ASCETIC,
          AttackPreview.ATTACK_PREVIEW,
          Biofuel.BIOFUEL,
          Careless.CARELESS,
          DealBreaker.DEAL_BREAKER,
          Displace.DISPLACE,
          Eclipse.ECLIPSE,
          Emergence.EMERGENCE,
          FlareMagnet.FLARE_MAGNET,
          Flush.FLUSH,
          FourIsEnough.FOUR_IS_ENOUGH,
          FourThenFour.FOUR_THEN_FOUR,
          FullyCommit.FULLY_COMMIT,
          Harvest.HARVEST,
          Home.HOME,
          HomeStrong.HOME_STRONG,
          Hubris.HUBRIS,
          JubbaCloak.JUBBA_CLOAK,
          JustRewards.JUST_REWARDS,
          Limits.LIMITS,
          Metamorph.METAMORPH,
          Migration.MIGRATION,
          MoonMandate.MOON_MANDATE,
          MoonSolidarity.MOON_SOLIDARITY,
          Multiplier.MULTIPLIER,
          Payback.PAYBACK,
          PeaceMove.PEACE_MOVE,
          Planetless.PLANETLESS,
          PowerPay.POWER_PAY,
          Replay.REPLAY,
          Restraint.RESTRAINT,
          SadRevelations.SAD_REVELATIONS,
          Stack.STACK,
          Streamlined.STREAMLINED,
          StrengthenAllies.STRENGTHEN_ALLIES,
          Tentative.TENTATIVE,
          TheSpoils.THE_SPOILS,
          TranslationLost.TRANSLATION_LOST,
          TreasureHunt.TREASURE_HUNT,
          Warped.WARPED,
          WeakenAllies.WEAKEN_ALLIES,
          ZapGrab.ZAP_GRAB);

  private MoreMoons() {}
}
