package hypergate.players.odyssey.tech;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;

/// Nuclear Missiles: rivals' ships first; a rival that loses all of them there loses the colony.
public final class NuclearMissiles {
  public static final Judgement NUCLEAR_MISSILES =
      Judgement.of("nuclear-missiles")
          .worth(NuclearMissiles::worth)
          .answers("planet", NuclearMissiles::target);

  private NuclearMissiles() {}

  private static double worth(Outlook outlook) {
    int aboard = Slots.aboard(outlook, "nuclear-missiles");
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        best = Math.max(best, strike(outlook, Planet.of(Long.numberOfTrailingZeros(rest)), aboard));
    return best - aboard * outlook.ship(outlook.me) - 1;
  }

  private static double strike(Outlook outlook, Planet planet, int missiles) {
    double worth = 0;
    int left = missiles;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      int there = outlook.ships.on(planet, seat);
      if (seat == outlook.me || there == 0 || left == 0) continue;
      int hit = Math.min(left, there);
      left -= hit;
      worth -= hit * outlook.ship(seat);
      if (hit == there) worth += outlook.abandoned(seat, planet);
    }
    int own = Math.min(left, outlook.ships.on(planet, outlook.me));
    return own > 0 ? -1 : worth;
  }

  private static int target(Outlook outlook, Question question) {
    int missiles = Math.max(1, Slots.aboard(outlook, "nuclear-missiles"));
    return Find.best(question, place -> strike(outlook, Planet.of(place), missiles));
  }
}
