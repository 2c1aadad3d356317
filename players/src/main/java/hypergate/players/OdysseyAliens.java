package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Question;
import hypergate.game.Step;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// Rules of thumb for the aliens of Cosmic Odyssey and their flares: what to negate, whom to
/// silence and to curse, and when to buy a curse off.
final class OdysseyAliens {
  private final Outlook outlook;
  private final Answers answers;

  OdysseyAliens(Outlook outlook, Answers answers) {
    this.outlook = outlook;
    this.answers = answers;
  }

  /// What using an effect now is worth; NaN when it is not one of these.
  double worth(Question question, String effect) {
    return switch (effect) {
      case "negator" -> negating(question);
      case "silencer" -> 2;
      case "flare-silencer/wild" -> question.window() == Window.POWER_USED ? against() : 0.2;
      case "flare-silencer/super", "flare-witch/super" -> 1;
      case "flare-negator/super" -> 0.5;
      case "flare-negator/wild" -> turning();
      case "flare-wrack/wild" -> 0.8;
      // It stakes the encounter on the other's consent.
      case "flare-wrack/super" -> -1;
      case "flare-witch/wild" -> question.window() == Window.OUTCOME ? -1 : 0.5;
      default -> Double.NaN;
    };
  }

  private boolean isFoe(Seat seat) {
    return seat.exists()
        && seat != outlook.me
        && outlook.encounter.defense().exists()
        && outlook.sideOf(seat) * outlook.stake() < 0;
  }

  // Only what those do whom we do not want to win.
  private double negating(Question question) {
    Encounter encounter = outlook.encounter;
    boolean main = encounter.isMain(outlook.me);
    return switch (question.window()) {
      // Nothing is paid but the card, so that less harm will do than for a zap.
      case PLAYED, POWER_USED -> isFoe(question.user()) ? answers.cancel(question) + 1.5 : -1;
      case REINFORCED -> isFoe(encounter.reinforcer()) ? 1.5 : -1;
      case SELECTED -> main ? 0.5 : -1;
      case AIMED -> encounter.defense() == outlook.me ? 0.3 : -1;
      case ACCEPTED -> isFoe(encounter.joiner()) && Math.abs(outlook.stake()) > 2 ? 1.5 : -1;
      case DEFENSE_CHOSEN -> encounter.defense() == outlook.me ? 1.5 : -1;
      case CHOSEN ->
          encounter.defense() == outlook.me && outlook.view.step() == Step.LAUNCH ? 0.2 : -1;
      default -> -1;
    };
  }

  private double against() {
    return isFoe(outlook.question.user()) ? 1 : -1;
  }

  // Two attacks turned: the lower one wins.
  private double turning() {
    Encounter encounter = outlook.encounter;
    if (!encounter.bothAttack()) return -1;
    int now = sum(1);
    int then = sum(-1);
    boolean wants = outlook.stake() > 0;
    return now > 0 != wants && then > 0 == wants ? Math.abs(outlook.stake()) : -1;
  }

  private int sum(int sign) {
    Encounter encounter = outlook.encounter;
    return sign * encounter.value(encounter.offense())
        + encounter.offensive().ships()
        - sign * encounter.value(encounter.defense())
        - encounter.defensive().ships();
  }

  /// Answers a question of one of these; -1 when it is none.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "silencer/seat" -> foe(question);
      case "silencer/choice" -> penalty(question);
      case "witch/card" -> curse(question);
      case "negator/seat" -> foe(question);
      case "flare-wrack/super/choice" -> Math.max(0, Find.word(question, Word.YES));
      default -> prompt.startsWith("curse-") ? way(question, prompt) : -1;
    };
  }

  // The opponent, or else the most dangerous player.
  private int foe(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth =
          outlook.threat(seat) + (seat == outlook.encounter.opponent(outlook.me) ? 8 : 0);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // Who has few cards is hit harder by the loss of one.
  private int penalty(Question question) {
    Seat noisy = question.user();
    boolean card = noisy.exists() && noisy != outlook.me && outlook.view.handSize(noisy) <= 4;
    return Math.max(0, Find.word(question, card ? Word.CARD : Word.SHIP));
  }

  private int curse(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = weight(question.notation(i));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private static double weight(String curse) {
    return switch (curse) {
      case "curse-totals" -> 5;
      case "curse-win" -> 4.5;
      case "curse-alliance" -> 4;
      case "curse-non-encounter" -> 3;
      case "curse-attack-card" -> 2.5;
      case "curse-artifact", "curse-pulsar" -> 2;
      default -> 1.5;
    };
  }

  // Heavy curses are bought off, with ships from full colonies; that on winning when we near it.
  private int way(Question question, String prompt) {
    String curse = prompt.substring(0, prompt.indexOf('/'));
    int none = Math.max(0, Find.word(question, Word.NONE));
    boolean started = outlook.ships.at(Place.ESSENCE, outlook.me) > 0;
    double weight = weight(curse) + (started ? 1 : 0);
    if (curse.equals("curse-win")) weight = outlook.lacks(outlook.me) <= 2 ? 9 : 1;
    if (weight < 3 || outlook.fleet(outlook.me) < 8) return none;
    int best = none;
    int most = 2;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.PLACE) continue;
      int there = outlook.ships.on(Planet.of(Choice.value(question.option(i))), outlook.me);
      if (there > most) {
        most = there;
        best = i;
      }
    }
    return best;
  }
}
