package hypergate.content.reda;

import hypergate.content.reda.tech.AutoNova;
import hypergate.content.reda.tech.AxlotlTank;
import hypergate.content.reda.tech.CoronaRadiant;
import hypergate.content.reda.tech.DampeningField;
import hypergate.content.reda.tech.DestinyHoloFlux;
import hypergate.content.reda.tech.Emulator;
import hypergate.content.reda.tech.Energizer;
import hypergate.content.reda.tech.GammaConverter;
import hypergate.content.reda.tech.Macroscope;
import hypergate.content.reda.tech.PrimordialArk;
import hypergate.content.reda.tech.SeismicPulse;
import hypergate.content.reda.tech.Transmogrifier;
import hypergate.game.Tech;
import java.util.List;

/// The roster of the homebrew techs by Jack Reda.
public final class RedaSet {
  public static final List<Tech> TECHS =
      List.of(
          AutoNova.AUTO_NOVA,
          AxlotlTank.AXLOTL_TANK,
          CoronaRadiant.CORONA_RADIANT,
          DampeningField.DAMPENING_FIELD,
          DestinyHoloFlux.DESTINY_HOLO_FLUX,
          Emulator.EMULATOR,
          Energizer.ENERGIZER,
          GammaConverter.GAMMA_CONVERTER,
          Macroscope.MACROSCOPE,
          PrimordialArk.PRIMORDIAL_ARK,
          SeismicPulse.SEISMIC_PULSE,
          Transmogrifier.TRANSMOGRIFIER);

  private RedaSet() {}
}
