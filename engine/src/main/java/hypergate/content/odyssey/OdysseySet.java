package hypergate.content.odyssey;

import hypergate.content.odyssey.aliens.Negator;
import hypergate.content.odyssey.aliens.Silencer;
import hypergate.content.odyssey.aliens.Witch;
import hypergate.content.odyssey.aliens.Wrack;
import hypergate.content.odyssey.flares.NegatorFlare;
import hypergate.content.odyssey.flares.SilencerFlare;
import hypergate.content.odyssey.flares.WitchFlare;
import hypergate.content.odyssey.flares.WrackFlare;
import hypergate.content.odyssey.hazards.ConfinedLaunches;
import hypergate.content.odyssey.hazards.DangerZone;
import hypergate.content.odyssey.hazards.DomesticDifficulties;
import hypergate.content.odyssey.hazards.EasyDoesIt;
import hypergate.content.odyssey.hazards.EconomicAid;
import hypergate.content.odyssey.hazards.EnforceableCeaseFire;
import hypergate.content.odyssey.hazards.IllGottenGains;
import hypergate.content.odyssey.hazards.Incentives;
import hypergate.content.odyssey.hazards.LearnFromThePast;
import hypergate.content.odyssey.hazards.NewRecruits;
import hypergate.content.odyssey.hazards.NoQuarter;
import hypergate.content.odyssey.hazards.ObligatorySolidarity;
import hypergate.content.odyssey.hazards.PeaceDividend;
import hypergate.content.odyssey.hazards.PsionicResonator;
import hypergate.content.odyssey.hazards.ReArmament;
import hypergate.content.odyssey.hazards.ReReinforcement;
import hypergate.content.odyssey.hazards.RealEstateSwindle;
import hypergate.content.odyssey.hazards.ShamefulWar;
import hypergate.content.odyssey.hazards.StripMining;
import hypergate.content.odyssey.hazards.SubspaceInterference;
import hypergate.content.odyssey.hazards.SupplyMixUp;
import hypergate.content.odyssey.hazards.TechAdvantage;
import hypergate.content.odyssey.hazards.UniverseMerge;
import hypergate.content.odyssey.hazards.Unstable;
import hypergate.content.odyssey.hazards.WarpResearch;
import hypergate.content.odyssey.hazards.WinLoseOrDraw;
import hypergate.content.odyssey.moons.MoonSet;
import hypergate.content.odyssey.moons.MoreMoons;
import hypergate.content.odyssey.pulsars.NegatorPulsar;
import hypergate.content.odyssey.pulsars.SilencerPulsar;
import hypergate.content.odyssey.pulsars.WitchPulsar;
import hypergate.content.odyssey.pulsars.WrackPulsar;
import hypergate.content.odyssey.tech.BrainwaveTracer;
import hypergate.content.odyssey.tech.CosmicCatapult;
import hypergate.content.odyssey.tech.DestinyHoloFlux;
import hypergate.content.odyssey.tech.FreewheelingProjector;
import hypergate.content.odyssey.tech.GalactoseIntolerance;
import hypergate.content.odyssey.tech.GammaConverter;
import hypergate.content.odyssey.tech.LuckyCharm;
import hypergate.content.odyssey.tech.NaniteMining;
import hypergate.content.odyssey.tech.NuclearMissiles;
import hypergate.content.odyssey.tech.NuxxianOrb;
import hypergate.content.odyssey.tech.PlasmaCoil;
import hypergate.content.odyssey.tech.PowerRadiant;
import hypergate.content.odyssey.tech.ProtectiveNrgHalo;
import hypergate.content.odyssey.tech.ProximityMining;
import hypergate.content.odyssey.tech.RewardsDistributor;
import hypergate.content.odyssey.tech.Sabotage;
import hypergate.content.odyssey.tech.SolarHarness;
import hypergate.content.odyssey.tech.StrangeAttractor;
import hypergate.content.odyssey.tech.ThoriumRod;
import hypergate.content.odyssey.tech.TreasureDrones;
import hypergate.content.odyssey.tech.WarpBreaker;
import hypergate.content.odyssey.tech.XLotLPod;
import hypergate.content.odyssey.tech.XaqAttack;
import hypergate.content.odyssey.tech.ZapOTron;
import hypergate.game.Alien;
import hypergate.game.Flare;
import hypergate.game.Hazard;
import hypergate.game.Pulsar;
import hypergate.game.Tech;
import hypergate.variant.moons.Moon;
import java.util.List;
import java.util.stream.Stream;

/// The roster of the Cosmic Odyssey set.
public final class OdysseySet {
  public static final List<Alien> ALIENS =
      List.of(Negator.NEGATOR, Silencer.SILENCER, Witch.WITCH, Wrack.WRACK);

  public static final List<Flare> FLARES =
      List.of(NegatorFlare.FLARE, SilencerFlare.FLARE, WitchFlare.FLARE, WrackFlare.FLARE);

  public static final List<Pulsar> PULSARS =
      List.of(NegatorPulsar.PULSAR, SilencerPulsar.PULSAR, WitchPulsar.PULSAR, WrackPulsar.PULSAR);

  public static final List<Tech> TECHS =
      List.of(
          BrainwaveTracer.BRAINWAVE_TRACER,
          CosmicCatapult.COSMIC_CATAPULT,
          DestinyHoloFlux.DESTINY_HOLO_FLUX,
          FreewheelingProjector.FREEWHEELING_PROJECTOR,
          GalactoseIntolerance.GALACTOSE_INTOLERANCE,
          GammaConverter.GAMMA_CONVERTER,
          LuckyCharm.LUCKY_CHARM,
          NaniteMining.NANITE_MINING,
          NuclearMissiles.NUCLEAR_MISSILES,
          NuxxianOrb.NUXXIAN_ORB,
          PlasmaCoil.PLASMA_COIL,
          PowerRadiant.POWER_RADIANT,
          ProtectiveNrgHalo.PROTECTIVE_NRG_HALO,
          ProximityMining.PROXIMITY_MINING,
          RewardsDistributor.REWARDS_DISTRIBUTOR,
          Sabotage.SABOTAGE,
          SolarHarness.SOLAR_HARNESS,
          StrangeAttractor.STRANGE_ATTRACTOR,
          ThoriumRod.THORIUM_ROD,
          TreasureDrones.TREASURE_DRONES,
          WarpBreaker.WARP_BREAKER,
          XLotLPod.X_LOT_L_POD,
          XaqAttack.XAQ_ATTACK,
          ZapOTron.ZAP_O_TRON);

  public static final List<Hazard> HAZARDS =
      List.of(
          ConfinedLaunches.CONFINED_LAUNCHES,
          DangerZone.DANGER_ZONE,
          DomesticDifficulties.DOMESTIC_DIFFICULTIES,
          EasyDoesIt.EASY_DOES_IT,
          EconomicAid.ECONOMIC_AID,
          EnforceableCeaseFire.ENFORCEABLE_CEASE_FIRE,
          IllGottenGains.ILL_GOTTEN_GAINS,
          Incentives.INCENTIVES,
          LearnFromThePast.LEARN_FROM_THE_PAST,
          NewRecruits.NEW_RECRUITS,
          NoQuarter.NO_QUARTER,
          ObligatorySolidarity.OBLIGATORY_SOLIDARITY,
          PeaceDividend.PEACE_DIVIDEND,
          PsionicResonator.PSIONIC_RESONATOR,
          ReArmament.RE_ARMAMENT,
          ReReinforcement.RE_REINFORCEMENT,
          RealEstateSwindle.REAL_ESTATE_SWINDLE,
          ShamefulWar.SHAMEFUL_WAR,
          StripMining.STRIP_MINING,
          SubspaceInterference.SUBSPACE_INTERFERENCE,
          SupplyMixUp.SUPPLY_MIX_UP,
          TechAdvantage.TECH_ADVANTAGE,
          UniverseMerge.UNIVERSE_MERGE,
          Unstable.UNSTABLE,
          WarpResearch.WARP_RESEARCH,
          WinLoseOrDraw.WIN_LOSE_OR_DRAW);

  public static final List<Moon> MOONS =
      Stream.concat(MoonSet.MOONS.stream(), MoreMoons.MOONS.stream()).toList();

  private OdysseySet() {}
}
