package hypergate.content.odyssey;

import hypergate.content.odyssey.tech.BrainwaveTracer;
import hypergate.content.odyssey.tech.CosmicCatapult;
import hypergate.content.odyssey.tech.DestinyHoloFlux;
import hypergate.content.odyssey.tech.FreewheelingProjector;
import hypergate.content.odyssey.tech.LuckyCharm;
import hypergate.content.odyssey.tech.NaniteMining;
import hypergate.content.odyssey.tech.NuclearMissiles;
import hypergate.content.odyssey.tech.PowerRadiant;
import hypergate.content.odyssey.tech.ProximityMining;
import hypergate.content.odyssey.tech.Sabotage;
import hypergate.content.odyssey.tech.StrangeAttractor;
import hypergate.content.odyssey.tech.ThoriumRod;
import hypergate.content.odyssey.tech.TreasureDrones;
import hypergate.content.odyssey.tech.WarpBreaker;
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
          LuckyCharm.LUCKY_CHARM,
          NaniteMining.NANITE_MINING,
          NuclearMissiles.NUCLEAR_MISSILES,
          PowerRadiant.POWER_RADIANT,
          ProximityMining.PROXIMITY_MINING,
          Sabotage.SABOTAGE,
          StrangeAttractor.STRANGE_ATTRACTOR,
          ThoriumRod.THORIUM_ROD,
          TreasureDrones.TREASURE_DRONES,
          WarpBreaker.WARP_BREAKER,
          ZapOTron.ZAP_O_TRON);

  private OdysseySet() {}
}
