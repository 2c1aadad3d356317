package hypergate.players.odyssey.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Proximity Mining: a single ship that holds a foreign colony is the best to strike, above all a
/// strong rival's.
public final class ProximityMining {
  /// Below this a random card of a rival is not worth the tech that the rival gets.
  private static final double GIFT = 4;

  public static final Judgement PROXIMITY_MINING =
      Judgement.of("proximity-mining")
          .worth(outlook -> bestSting(outlook) - GIFT)
          .answers(
              "seat",
              (outlook, question) -> Find.best(question, seat -> bestSting(outlook, Seat.of(seat))))
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> sting(outlook, Planet.of(place))));

  private ProximityMining() {}

  private static double bestSting(Outlook outlook) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++) best = Math.max(best, bestSting(outlook, Seat.of(i)));
    return best;
  }

  private static double bestSting(Outlook outlook, Seat victim) {
    double best = -1;
    for (long rest = outlook.ships.colonies(victim); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      best = Math.max(best, sting(outlook, victim, planet));
    }
    return best;
  }

  private static double sting(Outlook outlook, Seat victim, Planet planet) {
    if (victim == outlook.me) return -1;
    boolean home = outlook.ships.systemOf(planet) == victim;
    return (home ? 2.0 : 4.0) / outlook.ships.on(planet, victim) + 0.4 * outlook.colonies(victim);
  }

  // The victim has been named: of the planets offered those with few ships on them.
  private static double sting(Outlook outlook, Planet planet) {
    double best = -1;
    for (int i = 0; i < outlook.seats; i++)
      if (outlook.ships.on(planet, Seat.of(i)) > 0)
        best = Math.max(best, sting(outlook, Seat.of(i), planet));
    return best;
  }
}
