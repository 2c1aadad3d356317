package hypergate.content.odyssey;

import hypergate.content.odyssey.tech.GalactoseIntolerance;
import hypergate.content.odyssey.tech.GammaConverter;
import hypergate.content.odyssey.tech.LuckyCharm;
import hypergate.content.odyssey.tech.NuxxianOrb;
import hypergate.content.odyssey.tech.PlasmaCoil;
import hypergate.content.odyssey.tech.ProtectiveNrgHalo;
import hypergate.content.odyssey.tech.SolarHarness;
import hypergate.content.odyssey.tech.ThoriumRod;
import hypergate.content.odyssey.tech.WarpBreaker;
import hypergate.content.odyssey.tech.XLotLPod;
import hypergate.content.odyssey.tech.XaqAttack;
import hypergate.game.Tech;
import java.util.List;

/// The roster of the Cosmic Odyssey set.
public final class OdysseySet {
  public static final List<Tech> TECHS =
      List.of(
          GalactoseIntolerance.GALACTOSE_INTOLERANCE,
          GammaConverter.GAMMA_CONVERTER,
          LuckyCharm.LUCKY_CHARM,
          NuxxianOrb.NUXXIAN_ORB,
          PlasmaCoil.PLASMA_COIL,
          ProtectiveNrgHalo.PROTECTIVE_NRG_HALO,
          SolarHarness.SOLAR_HARNESS,
          ThoriumRod.THORIUM_ROD,
          WarpBreaker.WARP_BREAKER,
          XLotLPod.X_LOT_L_POD,
          XaqAttack.XAQ_ATTACK);

  private OdysseySet() {}
}
