package hypergate.content.odyssey;

import hypergate.content.odyssey.aliens.Negator;
import hypergate.content.odyssey.aliens.Silencer;
import hypergate.content.odyssey.aliens.Witch;
import hypergate.content.odyssey.aliens.Wrack;
import hypergate.content.odyssey.flares.NegatorFlare;
import hypergate.content.odyssey.flares.SilencerFlare;
import hypergate.content.odyssey.flares.WitchFlare;
import hypergate.content.odyssey.flares.WrackFlare;
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
import hypergate.game.Tech;
import java.util.List;

/// The roster of the Cosmic Odyssey set.
public final class OdysseySet {
  public static final List<Alien> ALIENS =
      List.of(Negator.NEGATOR, Silencer.SILENCER, Witch.WITCH, Wrack.WRACK);

  public static final List<Flare> FLARES =
      List.of(NegatorFlare.FLARE, SilencerFlare.FLARE, WitchFlare.FLARE, WrackFlare.FLARE);

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
