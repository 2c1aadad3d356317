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

  HazardTricks(Outlook outlook, Shipping shipping, TechUses techs) {
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
      default -> -1;
    };
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
