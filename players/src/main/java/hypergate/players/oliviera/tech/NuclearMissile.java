package hypergate.players.oliviera.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Nuclear Missile ends the most threatening colony on a planet.
public final class NuclearMissile {
  public static final Judgement NUCLEAR_MISSILE =
      Judgement.of("nuclear-missile")
          .worth(outlook -> bestStrike(outlook) - 2)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> strike(outlook, Planet.of(place))))
          .answers(
              "seat",
              (outlook, question) ->
                  Find.best(question, seat -> outlook.effects.victim(Seat.of(seat))));

  private NuclearMissile() {}

  private static double bestStrike(Outlook outlook) {
    double most = 0;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        most = Math.max(most, strike(outlook, Planet.of(Long.numberOfTrailingZeros(rest))));
    return most;
  }

  private static double strike(Outlook outlook, Planet planet) {
    Seat victim = Seat.NONE;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == outlook.me || outlook.ships.on(planet, seat) == 0) continue;
      if (!victim.exists() || outlook.threat(seat) > outlook.threat(victim)) victim = seat;
    }
    if (!victim.exists()) return -50;
    double lost = outlook.ships.on(planet, victim) * outlook.ship(victim);
    return outlook.abandoned(victim, planet) - lost;
  }
}
