package hypergate.players.variant.moons;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.players.novice.Outlook;
import hypergate.variant.moons.Moons;

/// What moons do to ships, on planets and on other moons, and what that is worth to us.
public final class MoonShips {
  /// What it takes to use something that works once only.
  public static final double ONCE = 1;

  private MoonShips() {}

  /// Where a moon of ours is, -1 when we are not on it.
  public static int slot(Outlook outlook, String id) {
    Moons moons = Moons.of(outlook.view);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.exists(slot)
          && moons.occupant(slot) == outlook.me
          && moons.isKnown(slot)
          && moons.moon(slot).id().equals(id)) return slot;
    return -1;
  }

  /// What it is worth to us that the ship on a moon leaves its planet.
  public static double left(Outlook outlook, int slot) {
    Moons moons = Moons.of(outlook.view);
    Seat seat = moons.occupant(slot);
    Planet planet = moons.planet(slot);
    return outlook.ships.on(planet, seat) > 0 ? 0 : outlook.abandoned(seat, planet);
  }

  /// What it is worth to us that the ship on a moon goes to the warp.
  public static double downed(Outlook outlook, int slot) {
    Seat seat = Moons.of(outlook.view).occupant(slot);
    return seat.exists() ? left(outlook, slot) - outlook.ship(seat) : 0;
  }

  /// What it is worth to us that a seat loses some of its ships on a planet.
  public static double taken(Outlook outlook, Seat seat, Planet planet, int ships) {
    int there = outlook.ships.on(planet, seat);
    double worth = -Math.min(ships, there) * outlook.ship(seat);
    return there > ships ? worth : worth + outlook.abandoned(seat, planet);
  }

  /// Whether a seat has ships on all planets offered.
  public static boolean standsOnAll(Outlook outlook, Question question, Seat seat) {
    for (int i = 0; i < question.count(); i++)
      if (outlook.ships.on(Planet.of(Choice.value(question.option(i))), seat) == 0) return false;
    return true;
  }

  /// Whether cards are up and we are an ally: secret moons show themselves now or never.
  public static boolean isLastMoment(Outlook outlook) {
    return outlook.question.window() == Window.REVEALED && outlook.encounter.isAlly(outlook.me);
  }

  /// Whether our side wins by the totals as they stand.
  public static boolean isWinning(Outlook outlook) {
    return outlook.reinforcing.offenseWins(0) == outlook.sideOf(outlook.me) > 0;
  }
}
