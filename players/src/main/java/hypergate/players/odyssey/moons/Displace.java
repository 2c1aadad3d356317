package hypergate.players.odyssey.moons;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;
import hypergate.variant.moons.Moons;

/// Displace: from our moon to that of a rival.
public final class Displace {
  public static final Judgement DISPLACE =
      Judgement.of("moon-displace")
          .worth(
              outlook ->
                  bestMove(outlook, MoonShips.slot(outlook, "moon-displace")) - MoonShips.ONCE)
          .answers("planet", Displace::move);

  private Displace() {}

  private static double changing(Outlook outlook, int from, int to) {
    Moons moons = Moons.of(outlook.view);
    Seat other = moons.exists(to) ? moons.occupant(to) : Seat.NONE;
    if (!other.exists() || other == outlook.me) return -1e9;
    Planet planet = moons.planet(to);
    boolean there = (outlook.ships.colonies(outlook.me) & planet.bit()) != 0;
    double settled =
        there || outlook.ships.systemOf(planet) == outlook.me ? 0 : outlook.change(outlook.me, 1);
    return MoonShips.downed(outlook, to) + settled + MoonShips.left(outlook, from);
  }

  private static double bestMove(Outlook outlook, int from) {
    double best = -1e9;
    if (from < 0) return best;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      best = Math.max(best, changing(outlook, from, slot));
    return best;
  }

  private static int move(Outlook outlook, Question question) {
    int from = MoonShips.slot(outlook, "moon-displace");
    return Find.best(
        question,
        place -> {
          int to = Moons.of(outlook.view).at(Planet.of(place));
          return from < 0 ? MoonShips.downed(outlook, to) : changing(outlook, from, to);
        });
  }
}
