package hypergate.content.oliviera;

import hypergate.content.oliviera.tech.DarkMatterBeam;
import hypergate.content.oliviera.tech.GalactoseIntolerance;
import hypergate.content.oliviera.tech.HawkingCatapult;
import hypergate.content.oliviera.tech.MassDriverArmor;
import hypergate.content.oliviera.tech.NuclearMissile;
import hypergate.content.oliviera.tech.NuxxianOrb;
import hypergate.content.oliviera.tech.PulsarPowerPlant;
import hypergate.content.oliviera.tech.QuarkFork;
import hypergate.content.oliviera.tech.QuasarSpear;
import hypergate.content.oliviera.tech.ReyubanRod;
import hypergate.content.oliviera.tech.ThePositron;
import hypergate.content.oliviera.tech.WarpBreaker;
import hypergate.content.oliviera.tech.WormholeGenerator;
import hypergate.game.Tech;
import java.util.List;

/// The roster of the homebrew techs by Christopher Oliviera.
public final class OlivieraSet {
  public static final List<Tech> TECHS =
      List.of(
          DarkMatterBeam.DARK_MATTER_BEAM,
          GalactoseIntolerance.GALACTOSE_INTOLERANCE,
          HawkingCatapult.HAWKING_CATAPULT,
          MassDriverArmor.MASS_DRIVER_ARMOR,
          NuclearMissile.NUCLEAR_MISSILE,
          NuxxianOrb.NUXXIAN_ORB,
          PulsarPowerPlant.PULSAR_POWER_PLANT,
          QuarkFork.QUARK_FORK,
          QuasarSpear.QUASAR_SPEAR,
          ReyubanRod.REYUBAN_ROD,
          ThePositron.THE_POSITRON,
          WarpBreaker.WARP_BREAKER,
          WormholeGenerator.WORMHOLE_GENERATOR);

  private OlivieraSet() {}
}
