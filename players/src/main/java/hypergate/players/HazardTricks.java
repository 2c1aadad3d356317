package hypergate.players;

import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// What hazards ask: whom to be bound to, which planet goes, what all players agree on.
final class HazardTricks {
  private final Outlook outlook;
  private final Shipping shipping;
  private final TechUses techs;
  private final Reinforcing reinforcing;

  HazardTricks(Outlook outlook, Shipping shipping, TechUses techs, Reinforcing reinforcing) {
    this.reinforcing = reinforcing;
    this.outlook = outlook;
    this.shipping = shipping;
    this.techs = techs;
  }

  /// Answers a question of a hazard; -1 when it is none.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "alliance/ships" -> shipping.send(question, question.gestureStep(), 1);
      case "alliance/seat" -> partner(question);
      case "the-entropy-beast/planet" -> planet(question);
      case "galactic-council/ships" -> proposal(question);
      case "galactic-council/choice" ->
          Math.max(0, Find.word(question, isGood() ? Word.ACCEPT : Word.REJECT));
      case "learn-from-the-past/choice" -> takes(question, 1.2 * lacking(), 1);
      case "new-recruits/choice" -> takes(question, ships(), 1);
      case "peace-dividend/choice" -> takes(question, 2 * FRESH * shared(), 2);
      case "re-armament/choice" -> takes(question, FRESH * lacking(), 1);
      case "strip-mining/choice" -> takes(question, FRESH * miners(), 1);
      case "universe-merge/choice" -> takes(question, 12, 2);
      case "economic-aid/card", "supply-mix-up/card" -> gift(question);
      case "psionic-resonator/number" -> tune(question);
      case "real-estate-swindle/planet" -> swindle(question);
      default -> -1;
    };
  }

  // ---- alt-hazards

  private static final double FRESH = 0.9;

  // What the others take is free; the offense gives an encounter away, which costs it the better
  // the more it could gain there. Nobody gives away the one that could win the game.
  private int takes(Question question, double worth, double theirs) {
    boolean yes = outlook.me != outlook.encounter.offense();
    if (!yes) {
      double others = 0.3 * FRESH * theirs * (outlook.seats - 1) / 2;
      boolean winning = outlook.lacks(outlook.me) <= 1;
      yes = !winning && worth - others > 0.45 * outlook.change(outlook.me, 1);
    }
    return Math.max(0, Find.word(question, yes ? Word.YES : Word.NO));
  }

  private int lacking() {
    return Math.max(0, 8 - outlook.view.handSize(outlook.me));
  }

  private double ships() {
    return outlook.ships.inWarp(outlook.me) * outlook.ship(outlook.me);
  }

  private int shared() {
    long others = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) others |= outlook.ships.colonies(Seat.of(i));
    return Long.bitCount(others & outlook.ships.colonies(outlook.me));
  }

  private int miners() {
    int miners = 0;
    for (long rest = outlook.ships.foreignColonies(outlook.me); rest != 0; rest &= rest - 1)
      miners += outlook.ships.on(Planet.of(Long.numberOfTrailingZeros(rest)), outlook.me);
    return miners;
  }

  // ---- cards and the Resonator

  // The worst card; an encounter card rather stays, so that the turn goes on.
  private int gift(Question question) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      int card = Choice.value(question.option(i));
      double worth = outlook.worthOf(card) + (outlook.view.face(card).isEncounter() ? 0.3 : 0);
      if (worth < least) {
        least = worth;
        best = i;
      }
    }
    return best;
  }

  // Shown it costs nothing; it is discarded only when that turns the result for us.
  private int tune(Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int best = none;
    double most = 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.NUMBER) continue;
      int number = Choice.asNumber(question.option(i));
      int more = number - outlook.encounter.value(outlook.me);
      double worth = reinforcing.gain(outlook.me, more) - (number > 15 ? 2.5 : 0);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // A rival's colony is struck out while ours stands; a deal without ours would fail.
  private int swindle(Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int rival = -1;
    boolean ours = false;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) == Choice.WORD) continue;
      Planet planet = Planet.of(Choice.value(question.option(i)));
      if (outlook.ships.on(planet, outlook.me) == 0) ours = true;
      else if (planet.system() != outlook.encounter.opponent(outlook.me)) rival = i;
    }
    return ours && rival >= 0 ? rival : none;
  }

  // Who is least of a threat, and not the one whom we meet now.
  private int partner(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = -outlook.threat(seat) - (seat == outlook.encounter.defense() ? 10 : 0);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // With a home system of three planets less one everybody loses.
  private int planet(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      boolean ends = Long.bitCount(outlook.ships.planetsOf(planet.system())) <= 3;
      double worth = techs.destruction(planet) - (ends ? 1000 : 0);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // A colony for everybody, if no rival wins by it: others will not accept less.
  private int proposal(Question question) {
    if (question.gestureStep() == 0 && !isSafeForAll())
      return Math.max(0, Find.word(question, Word.NONE));
    int best = -1;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      if (Choice.kind(option) != Choice.SHIP_OF) continue;
      if (best < 0 || isBetter(Choice.value(option), Choice.value(question.option(best)))) best = i;
    }
    return best >= 0 ? best : Math.max(0, Find.word(question, Word.DONE));
  }

  // The next seat first; of its planets rather not one of ours.
  private boolean isBetter(int one, int other) {
    if (one >> 8 != other >> 8) return one >> 8 < other >> 8;
    return Planet.of(one & 0xff).system() != outlook.me
        && Planet.of(other & 0xff).system() == outlook.me;
  }

  private boolean isSafeForAll() {
    if (outlook.lacks(outlook.me) <= 1) return true;
    for (int i = 0; i < outlook.seats; i++) if (outlook.lacks(Seat.of(i)) <= 1) return false;
    return true;
  }

  // It gives us a colony, and nobody wins by it without us.
  private boolean isGood() {
    if (!outlook.encounter.proposed(outlook.me).exists()) return false;
    if (outlook.lacks(outlook.me) <= 1) return true;
    for (int i = 0; i < outlook.seats; i++)
      if (outlook.encounter.proposed(Seat.of(i)).exists() && outlook.lacks(Seat.of(i)) <= 1)
        return false;
    return true;
  }
}
