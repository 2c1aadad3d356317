package hypergate.content.conflict;

import hypergate.content.conflict.hazards.Alliance;
import hypergate.content.conflict.hazards.BlackHole;
import hypergate.content.conflict.hazards.CosmicNebula;
import hypergate.content.conflict.hazards.CosmicUpheaval;
import hypergate.content.conflict.hazards.EnergyFields;
import hypergate.content.conflict.hazards.GalacticCouncil;
import hypergate.content.conflict.hazards.ItsFullOfStars;
import hypergate.content.conflict.hazards.MeteorStorm;
import hypergate.content.conflict.hazards.MirrorUniverse;
import hypergate.content.conflict.hazards.OddWayToWinAWar;
import hypergate.content.conflict.hazards.PsychicSwitcheroo;
import hypergate.content.conflict.hazards.ReverseRewards;
import hypergate.content.conflict.hazards.SargassoWeb;
import hypergate.content.conflict.hazards.TemporalAnomaly;
import hypergate.content.conflict.hazards.TheCosmicGuardian;
import hypergate.content.conflict.hazards.TheEntropyBeast;
import hypergate.content.conflict.hazards.TheWitness;
import hypergate.game.Hazard;
import java.util.List;

/// The roster of the Cosmic Conflict set.
public final class ConflictSet {
  public static final List<Hazard> HAZARDS =
      List.of(
          Alliance.ALLIANCE,
          BlackHole.BLACK_HOLE,
          CosmicNebula.COSMIC_NEBULA,
          CosmicUpheaval.COSMIC_UPHEAVAL,
          EnergyFields.ENERGY_FIELDS,
          GalacticCouncil.GALACTIC_COUNCIL,
          ItsFullOfStars.ITS_FULL_OF_STARS,
          MeteorStorm.METEOR_STORM,
          MirrorUniverse.MIRROR_UNIVERSE,
          OddWayToWinAWar.ODD_WAY_TO_WIN_A_WAR,
          PsychicSwitcheroo.PSYCHIC_SWITCHEROO,
          ReverseRewards.REVERSE_REWARDS,
          SargassoWeb.SARGASSO_WEB,
          TemporalAnomaly.TEMPORAL_ANOMALY,
          TheCosmicGuardian.THE_COSMIC_GUARDIAN,
          TheEntropyBeast.THE_ENTROPY_BEAST,
          TheWitness.THE_WITNESS);

  private ConflictSet() {}
}
