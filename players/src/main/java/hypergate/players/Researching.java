package hypergate.players;

import hypergate.game.Question;
import hypergate.game.Tech;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;

/// The tech step, new techs and the second encounter: research what we can finish with ships that
/// are not needed at home, complete what is paid for, draw new techs when the hand is no good for
/// another encounter.
final class Researching {
  /// Ships on an X tech that are enough.
  private static final int ENOUGH = 4;

  /// Ships on a Haz-Tech that are enough: they will be lost with it.
  private static final int ENOUGH_TO_LOSE = 2;

  private final Outlook outlook;
  private final Uses uses;
  private final TechTricks tricks;

  Researching(Outlook outlook, Uses uses, TechTricks tricks) {
    this.outlook = outlook;
    this.uses = uses;
    this.tricks = tricks;
  }

  /// Answers `tech-action`.
  int act(Question question) {
    int best = Math.max(0, Find.word(question, Word.PASS));
    double most = 0;
    for (int i = 0; i < question.count(); i++) {
      double worth = worth(question.option(i));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private double worth(int option) {
    int value = Choice.value(option);
    return switch (Choice.kind(option)) {
      case Choice.COMPLETE -> completes(value) ? 20 : -1;
      case Choice.RESEARCH -> research(value >> 8, outlook.view.ships().planetOf(value & 0xff));
      default -> -1;
    };
  }

  private Tech tech(int slot) {
    return outlook.view.techs().tech(slot);
  }

  private boolean completes(int slot) {
    if (outlook.view.tech(slot).isEmpty()) return false;
    if (tech(slot).secret() || !outlook.view.techs().isFunded(slot)) return false;
    if (tech(slot).isMili()) return tricks.isWorthItsCards(tech(slot));
    return tech(slot).research() != Tech.X || outlook.view.techs().ships(slot) >= ENOUGH;
  }

  private double research(int slot, Planet from) {
    if (outlook.view.tech(slot).isEmpty()) return -1;
    int needed = tech(slot).research() == Tech.X ? ENOUGH : tech(slot).research();
    if (tech(slot).isHaz()) needed = ENOUGH_TO_LOSE;
    int missing = needed - outlook.view.techs().ships(slot);
    int fleet = outlook.fleet(outlook.me);
    // What cannot be finished with a handful of ships left over is not begun.
    if (missing <= 0 || fleet - missing < 5 && fleet < 9) return -1;
    int there = outlook.ships.on(from, outlook.me);
    boolean home = from.system() == outlook.me;
    if (there < (home ? 3 : 2)) return -1;
    return 0.1 + outlook.values.tech(tech(slot)) / (1 + missing) + 0.05 * there + (home ? 0 : 0.02);
  }

  /// Answers `keep-tech`.
  int keep(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = outlook.values.tech(question, i);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// Answers `next`.
  int next(Question question) {
    int encounter = Find.word(question, Word.ENCOUNTER);
    int tech = Find.word(question, Word.TECH);
    double fight = encounter < 0 ? -1 : uses.next();
    double learn = tech < 0 ? -1 : 0.8 + 0.2 * outlook.colonies(outlook.me);
    if (fight > 0 && fight >= learn) return encounter;
    if (learn > 0) return tech;
    return Math.max(0, Find.word(question, Word.STOP));
  }
}
