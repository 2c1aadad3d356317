package hypergate.players;

import hypergate.game.Kind;
import hypergate.game.Question;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The artifacts of the reward deck and the tech that opens a second front: when they are worth
/// playing, and what they ask.
final class RewardTricks {
  private static final double NEVER = 0;

  private final Outlook outlook;
  private final Reinforcing reinforcing;

  RewardTricks(Outlook outlook, Reinforcing reinforcing) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
  }

  /// What using one of them now is worth; not a number when it is none of them.
  double worth(Question question, String effect) {
    return switch (effect) {
      case "hand-zap" -> renewing();
      case "finder" -> best(true) - 1.2;
      case "space-junk" -> top() - 1.2;
      case "ship-zap" -> bestStrike() - 5;
      case "omni-zap" -> omniZap(question.window());
      case "rebirth" -> lostHomes(outlook.me) != 0 && outlook.ships.inWarp(outlook.me) > 0 ? 4 : 0;
      case "solar-wind" -> turning();
      case "victory-boon" -> 4;
      case "quark-fork" -> attacks() > 1 ? 4 : NEVER;
      default -> Double.NaN;
    };
  }

  /// Answers a question of one of them; -1 when it is none.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "hand-zap/seat", "space-junk/seat", "rebirth/seat" ->
          Find.either(Find.option(question, Choice.SEAT, outlook.me.index()), 0);
      case "finder/seat" -> holder(question);
      case "finder/choice", "finder/card", "finder/alien" -> wanted(question);
      case "ship-zap/seat", "omni-zap/seat" -> victim(question);
      case "ship-zap/planet", "omni-zap/planet" -> strike(question);
      case "omni-zap/choice" -> Find.either(Find.word(question, what(question)), 0);
      case "omni-zap/choice-2" ->
          Find.either(Find.word(question, outlook.fleet(outlook.me) > 9 ? Word.WARP : Word.OUT), 0);
      case "rebirth/planet" -> question.count() - 1;
      case "rebirth/ships" -> fromWarp(question);
      case "quark-fork/planet" -> weakest(question);
      case "land" -> question.count() / 2;
      case "back" -> Math.max(0, Find.word(question, Word.REWARD));
      case "reward-deck" -> 0;
      default -> -1;
    };
  }

  // Two battles need two good cards.
  private int attacks() {
    int count = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      var face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK && face.value() >= 10) count++;
    }
    return count;
  }

  // Eight unknown cards against those that we hold.
  private double renewing() {
    double held = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      held += outlook.worthOf(card);
    return 5 - held;
  }

  // The best card that we know to be in another hand.
  private double best(boolean worth) {
    double most = 0;
    int where = -1;
    for (int i = 0; i < outlook.seats; i++) {
      if (i == outlook.me.index()) continue;
      CardSet known = outlook.view.knownIn(Seat.of(i));
      for (int card = known.next(0); card >= 0; card = known.next(card + 1))
        if (outlook.worthOf(card) > most) {
          most = outlook.worthOf(card);
          where = card << 4 | i;
        }
    }
    return worth ? most : where;
  }

  private int holder(Question question) {
    int where = (int) best(false);
    return where < 0 ? 0 : Find.either(Find.option(question, Choice.SEAT, where & 15), 0);
  }

  private int wanted(Question question) {
    int where = (int) best(false);
    if (where < 0) return 0;
    String face = outlook.view.face(where >> 4).notation();
    for (int i = 0; i < question.count(); i++) {
      String option = question.notation(i);
      if (face.equals(option) || face.startsWith(option) || face.equals("flare-" + option))
        return i;
    }
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).equals(outlook.view.face(where >> 4).kind().word())) return i;
    return 0;
  }

  private double top() {
    int size = outlook.view.cards().discardSize();
    return size == 0 ? NEVER : outlook.worthOf(outlook.view.cards().discarded(size - 1));
  }

  // A single ship that is a foreign colony of somebody is worth most.
  private double strike(Seat seat, int place) {
    if (seat == outlook.me) return -20;
    if (!Place.isPlanet(place)) return place == Place.REMOVED ? -10 : 1;
    int there = outlook.ships.on(Planet.of(place), seat);
    if (there == 0) return 0;
    return (Planet.of(place).system() == seat ? 3.0 : 8.0) / there + 0.2 * outlook.colonies(seat);
  }

  private double bestStrike(Seat seat) {
    double most = -20;
    for (long rest = outlook.ships.colonies(seat); rest != 0; rest &= rest - 1)
      most = Math.max(most, strike(seat, Long.numberOfTrailingZeros(rest)));
    return most;
  }

  private double bestStrike() {
    double most = 0;
    for (int i = 0; i < outlook.seats; i++) most = Math.max(most, bestStrike(Seat.of(i)));
    return most;
  }

  private int victim(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = bestStrike(seat);
      if (question.window() == Window.REVEALED && outlook.encounter.isMain(seat))
        worth = seat == outlook.me ? -30 : 10;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private int strike(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      Seat owner = outlook.me;
      if (Choice.kind(option) == Choice.PLACE) owner = ownerOf(Choice.value(option));
      double worth = Choice.kind(option) == Choice.PLACE ? strike(owner, Choice.value(option)) : 0;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // The leader of those who have ships at a place: whose they are has been said before.
  private Seat ownerOf(int place) {
    if (!Place.isPlanet(place)) return Seat.NONE;
    Seat best = Seat.NONE;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == outlook.me || outlook.ships.on(Planet.of(place), seat) == 0) continue;
      if (!best.exists() || outlook.threat(seat) > outlook.threat(best)) best = seat;
    }
    return best;
  }

  // It costs three ships: only to turn a lost encounter of ours.
  private double omniZap(Window window) {
    if (window == Window.PLAYED || window == Window.POWER_USED) return Double.NaN;
    return window == Window.REVEALED && turnsByCard() ? 0.8 * Math.abs(outlook.stake()) - 3 : NEVER;
  }

  private boolean turnsByCard() {
    Seat me = outlook.me;
    if (!outlook.encounter.isMain(me) || !reinforcing.compares()) return false;
    int value = outlook.encounter.value(outlook.encounter.opponent(me));
    boolean wanted = reinforcing.wantsOffense();
    return reinforcing.offenseWins(0) != wanted
        && reinforcing.offenseWins(wanted ? value : -value) == wanted;
  }

  private Word what(Question question) {
    return question.window() == Window.REVEALED && turnsByCard() ? Word.CARD : Word.SHIP;
  }

  // The planet with the fewest ships of the defense.
  private int weakest(Question question) {
    int best = 0;
    int least = 99;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      int ships = outlook.ships.on(planet, outlook.encounter.defense());
      if (ships < least) {
        least = ships;
        best = i;
      }
    }
    return best;
  }

  private long lostHomes(Seat seat) {
    return outlook.ships.planetsOf(seat) & ~outlook.ships.colonies(seat);
  }

  private int fromWarp(Question question) {
    int warp = Find.option(question, Choice.PLACE, Place.WARP);
    return warp >= 0 ? warp : Math.max(0, Find.word(question, Word.DONE));
  }

  // An ally of a winning defense gains a colony by it; a defense spares itself foreign colonies.
  private double turning() {
    if (!reinforcing.compares()) return NEVER;
    boolean offense = reinforcing.offenseWins(0);
    boolean defends = outlook.me.in(outlook.encounter.defensive().allies());
    boolean attacks = outlook.me.in(outlook.encounter.offensive().allies());
    if (defends) return offense ? NEVER : 5;
    boolean spares = !attacks && outlook.encounter.offensive().allies() != 0;
    return offense && spares ? 1.5 : NEVER;
  }
}
