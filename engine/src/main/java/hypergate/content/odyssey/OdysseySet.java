package hypergate.content.odyssey;

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
import hypergate.game.Tech;
import java.util.List;

/// The roster of the Cosmic Odyssey set.
public final class OdysseySet {
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

  private OdysseySet() {}
}
