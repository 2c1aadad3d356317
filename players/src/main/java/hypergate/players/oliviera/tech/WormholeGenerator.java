package hypergate.players.oliviera.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Wormhole Generator: one of our home colonies goes abroad; who is there comes to our system
/// in exchange.
public final class WormholeGenerator {
  public static final Judgement WORMHOLE_GENERATOR =
      Judgement.of("wormhole-generator")
          .worth(outlook -> bestMove(outlook) - 2)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> leaving(outlook, Planet.of(place))))
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.me))
          .answers(
              "planet-2",
              (outlook, question) ->
                  Find.best(question, place -> entering(outlook, Planet.of(place))))
          .answers(
              "seat-2",
              (outlook, question) -> Find.best(question, seat -> swapped(outlook, Seat.of(seat))));

  private WormholeGenerator() {}

  private static double bestMove(Outlook outlook) {
    double most = -1e9;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        most = Math.max(most, entering(outlook, Planet.of(Long.numberOfTrailingZeros(rest))));
    if (outlook.ships.homeColonies(outlook.me) == 0) return -1;
    return most + outlook.home(outlook.me, -1);
  }

  private static double leaving(Outlook outlook, Planet planet) {
    int there = outlook.ships.on(planet, outlook.me);
    return outlook.ships.systemOf(planet) == outlook.me && there > 0 ? -there : -100 - there;
  }

  private static double entering(Outlook outlook, Planet planet) {
    boolean own =
        outlook.ships.systemOf(planet) == outlook.me || outlook.ships.on(planet, outlook.me) > 0;
    if (own) return -50;
    int there = outlook.ships.seatsOn(planet);
    double least = there == 0 ? 0 : -1e9;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(there)) least = Math.max(least, swapped(outlook, Seat.of(i)));
    return outlook.change(outlook.me, 1) + least;
  }

  private static double swapped(Outlook outlook, Seat seat) {
    return seat == outlook.me ? -50 : outlook.change(seat, 1);
  }
}
