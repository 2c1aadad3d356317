package hypergate.players.reda.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Seismic Pulse: another target, for the ships of the defense that it brings on our side of
/// the balance.
public final class SeismicPulse {
  public static final Judgement SEISMIC_PULSE =
      Judgement.of("seismic-pulse")
          .worth(outlook -> Math.abs(outlook.stake()) > 4 && shift(outlook) >= 2 ? 1.5 : 0)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> shift(outlook, Planet.of(place))));

  private SeismicPulse() {}

  private static int shift(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    if (!encounter.isMain(outlook.me)) return 0;
    int best = 0;
    for (long rest = outlook.ships.planetsOf(outlook.ships.systemOf(encounter.target()));
        rest != 0;
        rest &= rest - 1)
      best = Math.max(best, shift(outlook, Planet.of(Long.numberOfTrailingZeros(rest))));
    return best;
  }

  private static int shift(Outlook outlook, Planet planet) {
    Encounter encounter = outlook.encounter;
    Seat defense = encounter.defense();
    int more = outlook.ships.on(planet, defense) - outlook.ships.on(encounter.target(), defense);
    return outlook.me == defense ? more : -more;
  }
}
