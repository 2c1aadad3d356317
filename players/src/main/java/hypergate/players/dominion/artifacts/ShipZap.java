package hypergate.players.dominion.artifacts;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Ship Zap: a single ship that is a foreign colony of somebody is worth most.
public final class ShipZap {
  public static final Judgement SHIP_ZAP =
      Judgement.of("ship-zap")
          .worth(outlook -> bestStrike(outlook) - 5)
          .answers("seat", ShipZap::victim)
          .answers("planet", ShipZap::strike);

  private ShipZap() {}

  private static double worth(Outlook outlook, Seat seat, int place) {
    if (seat == outlook.me) return -20;
    if (!Place.isPlanet(place)) return place == Place.REMOVED ? -10 : 1;
    // Nobody but us has ships there.
    if (!seat.exists()) return -20;
    Planet planet = Planet.of(place);
    int there = outlook.ships.on(planet, seat);
    if (there == 0) return 0;
    return (outlook.ships.systemOf(planet) == seat ? 3.0 : 8.0) / there
        + 0.2 * outlook.colonies(seat);
  }

  private static double bestStrike(Outlook outlook, Seat seat) {
    double most = -20;
    for (long rest = outlook.ships.colonies(seat); rest != 0; rest &= rest - 1)
      most = Math.max(most, worth(outlook, seat, Long.numberOfTrailingZeros(rest)));
    return most;
  }

  private static double bestStrike(Outlook outlook) {
    double most = 0;
    for (int i = 0; i < outlook.seats; i++) most = Math.max(most, bestStrike(outlook, Seat.of(i)));
    return most;
  }

  /// Whose ship is struck; once cards are up rather the opponent.
  public static int victim(Outlook outlook, Question question) {
    boolean shown = question.window() == Window.REVEALED;
    return Find.best(
        question,
        seat -> {
          boolean main = shown && outlook.encounter.isMain(Seat.of(seat));
          if (main) return seat == outlook.me.index() ? -30 : 10;
          return bestStrike(outlook, Seat.of(seat));
        });
  }

  /// Where it is struck.
  public static int strike(Outlook outlook, Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      boolean place = Choice.kind(question.option(i)) == Choice.PLACE;
      int value = Choice.value(question.option(i));
      double worth = place ? worth(outlook, owner(outlook, value), value) : 0;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // The leader of those who have ships at a place: whose they are has been said before.
  private static Seat owner(Outlook outlook, int place) {
    if (!Place.isPlanet(place)) return Seat.NONE;
    Seat best = Seat.NONE;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == outlook.me || outlook.ships.on(Planet.of(place), seat) == 0) continue;
      if (!best.exists() || outlook.threat(seat) > outlook.threat(best)) best = seat;
    }
    return best;
  }
}
