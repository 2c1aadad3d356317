package hypergate.content.base;

import hypergate.content.base.aliens.Amoeba;
import hypergate.content.base.aliens.AntiMatter;
import hypergate.content.base.aliens.Barbarian;
import hypergate.content.base.aliens.Calculator;
import hypergate.content.base.aliens.Chosen;
import hypergate.content.base.aliens.Citadel;
import hypergate.content.base.aliens.Clone;
import hypergate.content.base.aliens.Cudgel;
import hypergate.content.base.aliens.Dictator;
import hypergate.content.base.aliens.Fido;
import hypergate.content.base.aliens.Filch;
import hypergate.content.base.aliens.Fodder;
import hypergate.content.base.aliens.Gambler;
import hypergate.content.base.aliens.Grudge;
import hypergate.content.base.aliens.Hacker;
import hypergate.content.base.aliens.Hate;
import hypergate.content.base.aliens.Healer;
import hypergate.content.base.aliens.Human;
import hypergate.content.base.aliens.Kamikaze;
import hypergate.content.base.aliens.Loser;
import hypergate.content.base.aliens.Machine;
import hypergate.content.base.aliens.Macron;
import hypergate.content.base.aliens.Masochist;
import hypergate.content.base.aliens.Mind;
import hypergate.content.base.aliens.Mirror;
import hypergate.content.base.aliens.Miser;
import hypergate.content.base.aliens.Mite;
import hypergate.content.base.aliens.Mutant;
import hypergate.content.base.aliens.Observer;
import hypergate.content.base.aliens.Oracle;
import hypergate.content.base.aliens.Pacifist;
import hypergate.content.base.aliens.Parasite;
import hypergate.content.base.aliens.Philanthropist;
import hypergate.content.base.aliens.Reincarnator;
import hypergate.content.base.aliens.Remora;
import hypergate.content.base.aliens.Reserve;
import hypergate.content.base.aliens.Shadow;
import hypergate.content.base.aliens.Sorcerer;
import hypergate.content.base.aliens.Spiff;
import hypergate.content.base.aliens.TickTock;
import hypergate.content.base.aliens.Trader;
import hypergate.content.base.aliens.Tripler;
import hypergate.content.base.aliens.Vacuum;
import hypergate.content.base.aliens.Virus;
import hypergate.content.base.aliens.Void;
import hypergate.content.base.aliens.Vulch;
import hypergate.content.base.aliens.Warpish;
import hypergate.content.base.aliens.Warrior;
import hypergate.content.base.aliens.Will;
import hypergate.content.base.aliens.Zombie;
import hypergate.content.base.artifacts.CardZap;
import hypergate.content.base.artifacts.CosmicZap;
import hypergate.content.base.artifacts.EmotionControl;
import hypergate.content.base.artifacts.ForceField;
import hypergate.content.base.artifacts.IonicGas;
import hypergate.content.base.artifacts.MobiusTubes;
import hypergate.content.base.artifacts.Plague;
import hypergate.content.base.artifacts.Quash;
import hypergate.content.base.flares.AmoebaFlare;
import hypergate.content.base.flares.AntiMatterFlare;
import hypergate.content.base.flares.BarbarianFlare;
import hypergate.content.base.flares.CalculatorFlare;
import hypergate.content.base.flares.ChosenFlare;
import hypergate.content.base.flares.CitadelFlare;
import hypergate.content.base.flares.CloneFlare;
import hypergate.content.base.flares.CudgelFlare;
import hypergate.content.base.flares.DictatorFlare;
import hypergate.content.base.flares.FidoFlare;
import hypergate.content.base.flares.FilchFlare;
import hypergate.content.base.flares.FodderFlare;
import hypergate.content.base.flares.GamblerFlare;
import hypergate.content.base.flares.GrudgeFlare;
import hypergate.content.base.flares.HackerFlare;
import hypergate.content.base.flares.HateFlare;
import hypergate.content.base.flares.HealerFlare;
import hypergate.content.base.flares.HumanFlare;
import hypergate.content.base.flares.KamikazeFlare;
import hypergate.content.base.flares.LoserFlare;
import hypergate.content.base.flares.MachineFlare;
import hypergate.content.base.flares.MacronFlare;
import hypergate.content.base.flares.MasochistFlare;
import hypergate.content.base.flares.MindFlare;
import hypergate.content.base.flares.MirrorFlare;
import hypergate.content.base.flares.MiserFlare;
import hypergate.content.base.flares.MiteFlare;
import hypergate.content.base.flares.MutantFlare;
import hypergate.content.base.flares.ObserverFlare;
import hypergate.content.base.flares.OracleFlare;
import hypergate.content.base.flares.PacifistFlare;
import hypergate.content.base.flares.ParasiteFlare;
import hypergate.content.base.flares.PhilanthropistFlare;
import hypergate.content.base.flares.ReincarnatorFlare;
import hypergate.content.base.flares.RemoraFlare;
import hypergate.content.base.flares.ReserveFlare;
import hypergate.content.base.flares.ShadowFlare;
import hypergate.content.base.flares.SorcererFlare;
import hypergate.content.base.flares.SpiffFlare;
import hypergate.content.base.flares.TickTockFlare;
import hypergate.content.base.flares.TraderFlare;
import hypergate.content.base.flares.TriplerFlare;
import hypergate.content.base.flares.VacuumFlare;
import hypergate.content.base.flares.VirusFlare;
import hypergate.content.base.flares.VoidFlare;
import hypergate.content.base.flares.VulchFlare;
import hypergate.content.base.flares.WarpishFlare;
import hypergate.content.base.flares.WarriorFlare;
import hypergate.content.base.flares.WillFlare;
import hypergate.content.base.flares.ZombieFlare;
import hypergate.content.base.tech.ColdsleepShip;
import hypergate.content.base.tech.CollapsiumHulls;
import hypergate.content.base.tech.CosmicFieldGenerator;
import hypergate.content.base.tech.DeltaScanners;
import hypergate.content.base.tech.EnergyCloak;
import hypergate.content.base.tech.EnigmaDevice;
import hypergate.content.base.tech.GenesisBomb;
import hypergate.content.base.tech.GluonMines;
import hypergate.content.base.tech.InfinityDrive;
import hypergate.content.base.tech.LunarCannon;
import hypergate.content.base.tech.OmegaMissile;
import hypergate.content.base.tech.PlasmaThrusters;
import hypergate.content.base.tech.PrecursorSeed;
import hypergate.content.base.tech.QuarkBattery;
import hypergate.content.base.tech.TechScrambler;
import hypergate.content.base.tech.ThePrometheus;
import hypergate.content.base.tech.TheQax;
import hypergate.content.base.tech.VacuumTurbines;
import hypergate.content.base.tech.WarpspaceKey;
import hypergate.content.base.tech.XenonLasers;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Flare;
import hypergate.game.Tech;
import java.util.List;

/// The roster of the base set: the one list of its cards.
public final class BaseSet {
  public static final List<Alien> ALIENS =
      List.of(
          Amoeba.AMOEBA,
          AntiMatter.ANTI_MATTER,
          Barbarian.BARBARIAN,
          Calculator.CALCULATOR,
          Chosen.CHOSEN,
          Citadel.CITADEL,
          Clone.CLONE,
          Cudgel.CUDGEL,
          Dictator.DICTATOR,
          Fido.FIDO,
          Filch.FILCH,
          Fodder.FODDER,
          Gambler.GAMBLER,
          Grudge.GRUDGE,
          Hacker.HACKER,
          Hate.HATE,
          Healer.HEALER,
          Human.HUMAN,
          Kamikaze.KAMIKAZE,
          Loser.LOSER,
          Machine.MACHINE,
          Macron.MACRON,
          Masochist.MASOCHIST,
          Mind.MIND,
          Mirror.MIRROR,
          Miser.MISER,
          Mite.MITE,
          Mutant.MUTANT,
          Observer.OBSERVER,
          Oracle.ORACLE,
          Pacifist.PACIFIST,
          Parasite.PARASITE,
          Philanthropist.PHILANTHROPIST,
          Reincarnator.REINCARNATOR,
          Remora.REMORA,
          Reserve.RESERVE,
          Shadow.SHADOW,
          Sorcerer.SORCERER,
          Spiff.SPIFF,
          TickTock.TICK_TOCK,
          Trader.TRADER,
          Tripler.TRIPLER,
          Vacuum.VACUUM,
          Virus.VIRUS,
          Void.VOID,
          Vulch.VULCH,
          Warpish.WARPISH,
          Warrior.WARRIOR,
          Will.WILL,
          Zombie.ZOMBIE);

  public static final List<Flare> FLARES =
      List.of(
          AmoebaFlare.FLARE,
          AntiMatterFlare.FLARE,
          BarbarianFlare.FLARE,
          CalculatorFlare.FLARE,
          ChosenFlare.FLARE,
          CitadelFlare.FLARE,
          CloneFlare.FLARE,
          CudgelFlare.FLARE,
          DictatorFlare.FLARE,
          FidoFlare.FLARE,
          FilchFlare.FLARE,
          FodderFlare.FLARE,
          GamblerFlare.FLARE,
          GrudgeFlare.FLARE,
          HackerFlare.FLARE,
          HateFlare.FLARE,
          HealerFlare.FLARE,
          HumanFlare.FLARE,
          KamikazeFlare.FLARE,
          LoserFlare.FLARE,
          MachineFlare.FLARE,
          MacronFlare.FLARE,
          MasochistFlare.FLARE,
          MindFlare.FLARE,
          MirrorFlare.FLARE,
          MiserFlare.FLARE,
          MiteFlare.FLARE,
          MutantFlare.FLARE,
          ObserverFlare.FLARE,
          OracleFlare.FLARE,
          PacifistFlare.FLARE,
          ParasiteFlare.FLARE,
          PhilanthropistFlare.FLARE,
          ReincarnatorFlare.FLARE,
          RemoraFlare.FLARE,
          ReserveFlare.FLARE,
          ShadowFlare.FLARE,
          SorcererFlare.FLARE,
          SpiffFlare.FLARE,
          TickTockFlare.FLARE,
          TraderFlare.FLARE,
          TriplerFlare.FLARE,
          VacuumFlare.FLARE,
          VirusFlare.FLARE,
          VoidFlare.FLARE,
          VulchFlare.FLARE,
          WarpishFlare.FLARE,
          WarriorFlare.FLARE,
          WillFlare.FLARE,
          ZombieFlare.FLARE);

  public static final List<Artifact> ARTIFACTS =
      List.of(
          CardZap.CARD_ZAP,
          CosmicZap.COSMIC_ZAP,
          EmotionControl.EMOTION_CONTROL,
          ForceField.FORCE_FIELD,
          IonicGas.IONIC_GAS,
          MobiusTubes.MOBIUS_TUBES,
          Plague.PLAGUE,
          Quash.QUASH);

  public static final List<Tech> TECHS =
      List.of(
          ColdsleepShip.COLDSLEEP_SHIP,
          CollapsiumHulls.COLLAPSIUM_HULLS,
          CosmicFieldGenerator.COSMIC_FIELD_GENERATOR,
          DeltaScanners.DELTA_SCANNERS,
          EnergyCloak.ENERGY_CLOAK,
          EnigmaDevice.ENIGMA_DEVICE,
          GenesisBomb.GENESIS_BOMB,
          GluonMines.GLUON_MINES,
          InfinityDrive.INFINITY_DRIVE,
          LunarCannon.LUNAR_CANNON,
          OmegaMissile.OMEGA_MISSILE,
          PlasmaThrusters.PLASMA_THRUSTERS,
          PrecursorSeed.PRECURSOR_SEED,
          ThePrometheus.THE_PROMETHEUS,
          QuarkBattery.QUARK_BATTERY,
          TheQax.THE_QAX,
          TechScrambler.TECH_SCRAMBLER,
          VacuumTurbines.VACUUM_TURBINES,
          WarpspaceKey.WARPSPACE_KEY,
          XenonLasers.XENON_LASERS);

  private BaseSet() {}
}
