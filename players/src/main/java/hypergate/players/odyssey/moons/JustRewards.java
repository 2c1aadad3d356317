package hypergate.players.odyssey.moons;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Just Rewards: ships struck instead of rewards.
public final class JustRewards {
  public static final Judgement JUST_REWARDS =
      Judgement.of("moon-just-rewards")
          .worth(JustRewards::worth)
          .answers(
              "seat",
              (outlook, question) ->
                  Find.best(question, seat -> bestStrike(outlook, Seat.of(seat))))
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> strike(outlook, question, Planet.of(place))));

  private JustRewards() {}

  private static double worth(Outlook outlook) {
    double best = -1e9;
    for (int i = 0; i < outlook.seats; i++) best = Math.max(best, bestStrike(outlook, Seat.of(i)));
    return best - outlook.cards(outlook.me, due(outlook)) - MoonShips.ONCE;
  }

  private static int due(Outlook outlook) {
    return Math.max(1, outlook.encounter.shipsAtEnd(outlook.me));
  }

  private static double bestStrike(Outlook outlook, Seat seat) {
    double best = -1e9;
    if (seat == outlook.me) return best;
    for (long rest = outlook.ships.standing(seat); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      best = Math.max(best, MoonShips.taken(outlook, seat, planet, due(outlook)));
    }
    return best;
  }

  // Whoever has been named stands on all of the planets offered: the one whose loss pleases us
  // most.
  private static double strike(Outlook outlook, Question question, Planet planet) {
    double most = -1e9;
    for (int s = 0; s < outlook.seats; s++) {
      Seat seat = Seat.of(s);
      if (seat != outlook.me && MoonShips.standsOnAll(outlook, question, seat))
        most = Math.max(most, MoonShips.taken(outlook, seat, planet, due(outlook)));
    }
    return most;
  }
}
