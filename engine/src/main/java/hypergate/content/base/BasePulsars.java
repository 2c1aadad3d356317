package hypergate.content.base;

import hypergate.content.base.pulsars.AmoebaPulsar;
import hypergate.content.base.pulsars.AntiMatterPulsar;
import hypergate.content.base.pulsars.BarbarianPulsar;
import hypergate.content.base.pulsars.CalculatorPulsar;
import hypergate.content.base.pulsars.ChosenPulsar;
import hypergate.content.base.pulsars.CitadelPulsar;
import hypergate.content.base.pulsars.ClonePulsar;
import hypergate.content.base.pulsars.CudgelPulsar;
import hypergate.content.base.pulsars.DictatorPulsar;
import hypergate.content.base.pulsars.FidoPulsar;
import hypergate.content.base.pulsars.FilchPulsar;
import hypergate.content.base.pulsars.FodderPulsar;
import hypergate.content.base.pulsars.GamblerPulsar;
import hypergate.content.base.pulsars.GrudgePulsar;
import hypergate.content.base.pulsars.HackerPulsar;
import hypergate.content.base.pulsars.HatePulsar;
import hypergate.content.base.pulsars.HealerPulsar;
import hypergate.content.base.pulsars.HumanPulsar;
import hypergate.content.base.pulsars.KamikazePulsar;
import hypergate.content.base.pulsars.LoserPulsar;
import hypergate.content.base.pulsars.MachinePulsar;
import hypergate.content.base.pulsars.MacronPulsar;
import hypergate.content.base.pulsars.MasochistPulsar;
import hypergate.content.base.pulsars.MindPulsar;
import hypergate.content.base.pulsars.MirrorPulsar;
import hypergate.content.base.pulsars.MiserPulsar;
import hypergate.content.base.pulsars.MitePulsar;
import hypergate.content.base.pulsars.MutantPulsar;
import hypergate.content.base.pulsars.ObserverPulsar;
import hypergate.content.base.pulsars.OraclePulsar;
import hypergate.content.base.pulsars.PacifistPulsar;
import hypergate.content.base.pulsars.ParasitePulsar;
import hypergate.content.base.pulsars.PhilanthropistPulsar;
import hypergate.content.base.pulsars.ReincarnatorPulsar;
import hypergate.content.base.pulsars.RemoraPulsar;
import hypergate.content.base.pulsars.ReservePulsar;
import hypergate.content.base.pulsars.ShadowPulsar;
import hypergate.content.base.pulsars.SorcererPulsar;
import hypergate.content.base.pulsars.SpiffPulsar;
import hypergate.content.base.pulsars.TickTockPulsar;
import hypergate.content.base.pulsars.TraderPulsar;
import hypergate.content.base.pulsars.TriplerPulsar;
import hypergate.content.base.pulsars.VacuumPulsar;
import hypergate.content.base.pulsars.VirusPulsar;
import hypergate.content.base.pulsars.VoidPulsar;
import hypergate.content.base.pulsars.VulchPulsar;
import hypergate.content.base.pulsars.WarpishPulsar;
import hypergate.content.base.pulsars.WarriorPulsar;
import hypergate.content.base.pulsars.WillPulsar;
import hypergate.content.base.pulsars.ZombiePulsar;
import hypergate.game.Pulsar;
import java.util.List;

/// The roster of the Pulsars of the base set, by alien.
public final class BasePulsars {
  public static final List<Pulsar> ALL =
      List.of(
          AmoebaPulsar.PULSAR,
          AntiMatterPulsar.PULSAR,
          BarbarianPulsar.PULSAR,
          CalculatorPulsar.PULSAR,
          ChosenPulsar.PULSAR,
          CitadelPulsar.PULSAR,
          ClonePulsar.PULSAR,
          CudgelPulsar.PULSAR,
          DictatorPulsar.PULSAR,
          FidoPulsar.PULSAR,
          FilchPulsar.PULSAR,
          FodderPulsar.PULSAR,
          GamblerPulsar.PULSAR,
          GrudgePulsar.PULSAR,
          HackerPulsar.PULSAR,
          HatePulsar.PULSAR,
          HealerPulsar.PULSAR,
          HumanPulsar.PULSAR,
          KamikazePulsar.PULSAR,
          LoserPulsar.PULSAR,
          MachinePulsar.PULSAR,
          MacronPulsar.PULSAR,
          MasochistPulsar.PULSAR,
          MindPulsar.PULSAR,
          MirrorPulsar.PULSAR,
          MiserPulsar.PULSAR,
          MitePulsar.PULSAR,
          MutantPulsar.PULSAR,
          ObserverPulsar.PULSAR,
          OraclePulsar.PULSAR,
          PacifistPulsar.PULSAR,
          ParasitePulsar.PULSAR,
          PhilanthropistPulsar.PULSAR,
          ReincarnatorPulsar.PULSAR,
          RemoraPulsar.PULSAR,
          ReservePulsar.PULSAR,
          ShadowPulsar.PULSAR,
          SorcererPulsar.PULSAR,
          SpiffPulsar.PULSAR,
          TickTockPulsar.PULSAR,
          TraderPulsar.PULSAR,
          TriplerPulsar.PULSAR,
          VacuumPulsar.PULSAR,
          VirusPulsar.PULSAR,
          VoidPulsar.PULSAR,
          VulchPulsar.PULSAR,
          WarpishPulsar.PULSAR,
          WarriorPulsar.PULSAR,
          WillPulsar.PULSAR,
          ZombiePulsar.PULSAR);

  private BasePulsars() {}
}
