package hypergate.players;

import hypergate.game.Chain;
import hypergate.game.Field;
import hypergate.game.Levels;
import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;

/// Tech levels: advances where that lifts it above or beside most rivals, wields against what hurts
/// it, and advocates what helps it.
final class Wielding {
  /// What must be at stake before a novice lets the other rise for it.
  private static final double WORTH_A_LEVEL = 0.8;

  /// What must be at stake before it speaks for somebody.
  private static final double WORTH_A_WORD = 0.3;

  private final Outlook outlook;
  private final Answers answers;

  Wielding(Outlook outlook, Answers answers) {
    this.outlook = outlook;
    this.answers = answers;
  }

  /// Answers `wield` and `re-wield`.
  int wield(Question question) {
    return say(question, -gain(question) > WORTH_A_LEVEL);
  }

  /// Answers `advocate`.
  int advocate(Question question) {
    return say(question, gain(question) > WORTH_A_WORD);
  }

  private static int say(Question question, boolean yes) {
    return Math.max(0, Find.word(question, yes ? Word.YES : Word.NO));
  }

  /// What it is worth to us that the action goes through.
  private double gain(Question question) {
    Chain chain = question.chain();
    return chain.field() == Field.ATTACK ? outlook.landing() : answers.gain(question);
  }

  /// Answers `advance`.
  int advance(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = rise(Field.of(Choice.value(question.option(i))));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private double rise(Field field) {
    Levels levels = outlook.view.levels();
    int now = levels.of(outlook.me, field);
    double change = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat rival = Seat.of(i);
      if (rival == outlook.me) continue;
      int theirs = levels.of(rival, field);
      change += now < 2 ? rank(now + 1, theirs) - rank(now, theirs) : rank(1, 0) - rank(2, theirs);
    }
    return weight(field) * (change + 0.1);
  }

  // Above a rival we can wield, beside it we cannot be wielded against.
  private static double rank(int own, int theirs) {
    return own > theirs ? 1 : own == theirs ? 0 : -1;
  }

  private static double weight(Field field) {
    return switch (field) {
      case POWER -> 1;
      case ATTACK -> 0.9;
      case EDICT -> 0.5;
      case FLARE -> 0.4;
      case MOON -> 0.3;
    };
  }
}
