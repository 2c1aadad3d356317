package hypergate.content.odyssey.moons;

import hypergate.variant.moons.Moon;
import java.util.List;

/// The blue, cheesy, full, half and hub moons: numbers 0 to 43.
public final class MoonSet {
  public static final List<Moon> MOONS =
      List.of(
          Acceleration.ACCELERATION,
          Atrophy.ATROPHY,
          BlueShift.BLUE_SHIFT,
          Bribery.BRIBERY,
          CardDeal.CARD_DEAL,
          Compassion.COMPASSION,
          DealDeck.DEAL_DECK,
          DealReward.DEAL_REWARD,
          Deceleration.DECELERATION,
          Defence.DEFENCE,
          DiscardDeal.DISCARD_DEAL,
          DiscardTerm.DISCARD_TERM,
          DomesticDispute.DOMESTIC_DISPUTE,
          FailedDeal.FAILED_DEAL,
          FlareUp.FLARE_UP,
          FourOhFour.FOUR_OH_FOUR,
          GameOver.GAME_OVER,
          GarbageDay.GARBAGE_DAY,
          Gate.GATE,
          GateVersionOnePointOne.GATE_VERSION_1_1,
          GateVersionZeroPointNine.GATE_VERSION_0_9,
          HearthFire.HEARTH_FIRE,
          HulkOut.HULK_OUT,
          Inertia.INERTIA,
          Limiter.LIMITER,
          Loner.LONER,
          MoonBoom.MOON_BOOM,
          MoonShine.MOON_SHINE,
          MoreCompensation.MORE_COMPENSATION,
          MoreFlares.MORE_FLARES,
          MoreRewards.MORE_REWARDS,
          NewHand.NEW_HAND,
          Offence.OFFENCE,
          OmegaBase.OMEGA_BASE,
          Reboot.REBOOT,
          Reinforce.REINFORCE,
          RentersFee.RENTERS_FEE,
          Retrieval.RETRIEVAL,
          Threeinforce.THREEINFORCE,
          WarpOut.WARP_OUT,
          ZapRod.ZAP_ROD);

  private MoonSet() {}
}
