package hypergate.players.base.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Omega Missile, for a planet that rivals will miss.
public final class OmegaMissile {
  public static final Judgement OMEGA_MISSILE =
      Judgement.of("omega-missile")
          .worth(outlook -> bestStrike(outlook) > 3 ? 3 : 0)
          .answers("planet", OmegaMissile::target);

  private OmegaMissile() {}

  private static double bestStrike(Outlook outlook) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        best = Math.max(best, outlook.destruction(Planet.of(Long.numberOfTrailingZeros(rest))));
    return best;
  }

  private static int target(Outlook outlook, Question question) {
    return Find.best(question, place -> outlook.destruction(Planet.of(place)));
  }
}
