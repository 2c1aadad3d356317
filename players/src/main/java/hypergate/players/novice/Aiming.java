package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;

/// Whom to encounter and where: planets without a colony of ours, weakly held, rather of a rival
/// who is ahead.
public final class Aiming {
  private static final double COLONY = 20;

  private final Outlook outlook;

  Aiming(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Answers `aim`.
  public int aim(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      double worth = worth(planet, outlook.encounter.defense());
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// How good a target a planet is against this defense.
  public double worth(Planet planet, Seat defense) {
    Seat me = outlook.me;
    double worth = 0;
    // A colony that does not count by itself will with the next one.
    if (outlook.ships.systemOf(planet) != me && outlook.ships.on(planet, me) == 0)
      worth += outlook.counts(me, planet) ? COLONY : COLONY / 2;
    if (!defense.exists()) return worth;
    int held = outlook.ships.on(planet, defense);
    worth -= 1.5 * (held + outlook.guarded(planet));
    // An empty planet costs the defense nothing: a weakly held one hurts it too.
    if (held > 0) worth += outlook.ships.systemOf(planet) == defense ? 0.8 : 3;
    // Whoever sits there already gets nothing from allying with us.
    for (int i = 0; i < outlook.seats; i++)
      if (i != me.index() && outlook.ships.on(planet, Seat.of(i)) > 0) worth += 0.2;
    return worth;
  }

  /// Answers `defense` and whatever else asks whom to encounter.
  public int defense(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      double worth = prey(Seat.of(Choice.value(question.option(i))));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// How good it is to meet a seat in its home system.
  public double prey(Seat seat) {
    if (seat == outlook.me) return -100;
    double best = -50;
    for (long rest = outlook.ships.planetsOf(seat); rest != 0; rest &= rest - 1)
      best = Math.max(best, worth(Planet.of(Long.numberOfTrailingZeros(rest)), seat));
    double strength = 0;
    for (int slot = 0; slot < 3; slot++) {
      int instance = Powers.instance(seat, slot);
      if (outlook.view.powers().exists(instance) && outlook.view.powers().inForce(instance))
        strength += 8 * outlook.values.bite(outlook.view.powers().number(instance));
    }
    return best - strength - 0.15 * outlook.view.handSize(seat) + 0.8 * outlook.colonies(seat);
  }

  /// Answers `system`: what to do with our own colour.
  public int system(Question question) {
    int redraw = Find.word(question, Word.REDRAW);
    int best = Math.max(0, redraw);
    // A colony abroad is likely with a redraw; that is what the other choices must beat.
    double most = 4;
    for (int i = 0; i < question.count(); i++) {
      if (i == redraw) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = seat == outlook.me ? resettle() : expel(seat);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // A home planet for nothing, and the right to a second encounter.
  private double resettle() {
    return 3 + outlook.home(outlook.me, 1);
  }

  private double expel(Seat seat) {
    return outlook.lacks(seat) <= 1 ? 20 : 0.5 * outlook.change(seat, -1);
  }
}
