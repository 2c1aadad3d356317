package hypergate.players.odyssey.moons;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Inertia: a rival with the most foreign colonies gives one up; of ours that with fewest ships.
public final class Inertia {
  public static final Judgement INERTIA =
      Judgement.of("moon-inertia")
          .worth(outlook -> slowing(outlook) - MoonShips.ONCE)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> -outlook.ships.on(Planet.of(place), outlook.me)));

  private Inertia() {}

  private static double slowing(Outlook outlook) {
    int most = 0;
    for (int i = 0; i < outlook.seats; i++)
      most = Math.max(most, Long.bitCount(outlook.ships.foreignColonies(Seat.of(i))));
    double best = -1;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat != outlook.me && Long.bitCount(outlook.ships.foreignColonies(seat)) == most)
        best = Math.max(best, outlook.change(seat, -1));
    }
    return best;
  }
}
