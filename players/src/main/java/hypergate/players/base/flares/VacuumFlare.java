package hypergate.players.base.flares;

import hypergate.players.base.aliens.Shadow;
import hypergate.players.novice.Judgement;

/// The Vacuum's flare takes single ships that hold colonies.
public final class VacuumFlare {
  public static final Judgement VACUUM_FLARE = Judgement.of("flare-vacuum").places(Shadow::strike);

  private VacuumFlare() {}
}
