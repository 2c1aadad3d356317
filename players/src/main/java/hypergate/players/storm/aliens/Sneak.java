package hypergate.players.storm.aliens;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Sneak: a new colony if it can be, beside as few others as possible. Who leads it elsewhere
/// shows it to a planet where it lives already.
public final class Sneak {
  private static final int HERE = 10;

  public static final Judgement SNEAK = Judgement.of("sneak").places(Sneak::worth);

  private Sneak() {}

  /// What it is worth to send the defense's ships to a planet.
  public static double worth(Outlook outlook, int place) {
    Planet planet = Planet.of(place);
    Seat sneak = outlook.encounter.defense();
    double worth = -Integer.bitCount(outlook.ships.seatsOn(planet));
    if (outlook.ships.on(planet, sneak) > 0) worth -= HERE;
    return outlook.me == sneak ? worth : -worth;
  }
}
