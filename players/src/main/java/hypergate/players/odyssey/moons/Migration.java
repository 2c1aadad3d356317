package hypergate.players.odyssey.moons;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Migration: ours comes from where most stand and goes where fewest do; of others we take what
/// holds a colony alone, to where it makes none stronger.
public final class Migration {
  public static final Judgement MIGRATION =
      Judgement.of("moon-migration")
          .answers("ships", Migration::leave)
          .answers("planet", Migration::arrive);

  private Migration() {}

  private static int leave(Outlook outlook, Question question) {
    return Find.best(
        question,
        value -> {
          Seat seat = Seat.of(value >> 8);
          Planet planet = Planet.of(value & 0xff);
          int there = outlook.ships.on(planet, seat);
          if (seat == outlook.me) return there == 1 ? -100 : there;
          return MoonShips.taken(outlook, seat, planet, 1);
        });
  }

  private static int arrive(Outlook outlook, Question question) {
    boolean own = MoonShips.standsOnAll(outlook, question, outlook.me);
    return Find.best(
        question,
        place -> {
          Planet planet = Planet.of(place);
          int there = outlook.ships.on(planet, outlook.me);
          int all = 0;
          for (int s = 0; s < outlook.seats; s++) all += outlook.ships.on(planet, Seat.of(s));
          return own ? -there - (outlook.ships.systemOf(planet) == outlook.me ? 1 : 0) : all;
        });
  }
}
