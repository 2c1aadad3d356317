package hypergate.content.base;

import hypergate.content.base.pulsars.AmoebaPulsar;
import hypergate.content.base.pulsars.AntiMatterPulsar;
import hypergate.content.base.pulsars.MutantPulsar;
import hypergate.content.base.pulsars.ObserverPulsar;
import hypergate.content.base.pulsars.OraclePulsar;
import hypergate.content.base.pulsars.PacifistPulsar;
import hypergate.content.base.pulsars.ParasitePulsar;
import hypergate.content.base.pulsars.PhilanthropistPulsar;
import hypergate.content.base.pulsars.RemoraPulsar;
import hypergate.content.base.pulsars.ReservePulsar;
import hypergate.content.base.pulsars.ShadowPulsar;
import hypergate.content.base.pulsars.VacuumPulsar;
import hypergate.content.base.pulsars.VirusPulsar;
import hypergate.content.base.pulsars.ZombiePulsar;
import hypergate.game.Pulsar;
import java.util.List;

/// The roster of the Pulsars of the base set, by alien.
public final class BasePulsars {
  public static final List<Pulsar> ALL =
      List.of(
          AmoebaPulsar.PULSAR,
          AntiMatterPulsar.PULSAR,
          MutantPulsar.PULSAR,
          ObserverPulsar.PULSAR,
          OraclePulsar.PULSAR,
          PacifistPulsar.PULSAR,
          ParasitePulsar.PULSAR,
          PhilanthropistPulsar.PULSAR,
          RemoraPulsar.PULSAR,
          ReservePulsar.PULSAR,
          ShadowPulsar.PULSAR,
          VacuumPulsar.PULSAR,
          VirusPulsar.PULSAR,
          ZombiePulsar.PULSAR);

  private BasePulsars() {}
}
