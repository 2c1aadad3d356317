package hypergate.players.variant.levels;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.variant.levels.Chain;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;

/// Tech levels: advances where that lifts it above or beside most rivals, wields against what hurts
/// it, and advocates what helps it.
public final class Wielding {
  /// What must be at stake before a novice lets the other rise for it.
  private static final double WORTH_A_LEVEL = 0.8;

  /// What must be at stake before it speaks for somebody.
  private static final double WORTH_A_WORD = 0.3;

  public static final Judgement WIELDING =
      Judgement.ofVariant()
          .asked("advance", Wielding::advance)
          .asked("wield", Wielding::wield)
          .asked("re-wield", Wielding::wield)
          .asked("advocate", Wielding::advocate);

  private Wielding() {}

  private static int wield(Outlook outlook, Question question) {
    return say(question, -gain(outlook, question) > WORTH_A_LEVEL);
  }

  private static int advocate(Outlook outlook, Question question) {
    return say(question, gain(outlook, question) > WORTH_A_WORD);
  }

  private static int say(Question question, boolean yes) {
    return Math.max(0, Find.word(question, yes ? Word.YES : Word.NO));
  }

  // What it is worth to us that the action goes through.
  private static double gain(Outlook outlook, Question question) {
    Chain chain = Chain.of(question);
    return chain.field().equals(Field.ATTACK) ? outlook.landing() : outlook.answers.gain(question);
  }

  private static int advance(Outlook outlook, Question question) {
    return Find.best(question, choice -> rise(outlook, Levels.of(outlook.view).fieldOf(choice)));
  }

  private static double rise(Outlook outlook, Field field) {
    Levels levels = Levels.of(outlook.view);
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
    return switch (field.notation()) {
      case "power" -> 1;
      case "attack" -> 0.9;
      case "edict" -> 0.5;
      case "flare" -> 0.4;
      default -> 0.3;
    };
  }
}
