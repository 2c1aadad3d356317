package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import java.util.function.IntToDoubleFunction;

/// Looks for options in a question.
public final class Find {
  private Find() {}

  /// The position of a word, -1 when it is not offered.
  public static int word(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return i;
    return -1;
  }

  /// The position of an option of a kind and value, -1 when it is not offered.
  public static int option(Question question, int kind, int value) {
    int wanted = Choice.of(kind, value);
    for (int i = 0; i < question.count(); i++) if (question.option(i) == wanted) return i;
    return -1;
  }

  /// The first of two positions that is offered, else 0.
  public static int either(int first, int second) {
    return first >= 0 ? first : Math.max(0, second);
  }

  /// The position of a number, else 0.
  public static int number(Question question, int number) {
    return either(option(question, Choice.NUMBER, Choice.value(Choice.number(number))), 0);
  }

  /// The position of a seat, else 0.
  public static int seat(Question question, Seat seat) {
    return either(option(question, Choice.SEAT, seat.index()), 0);
  }

  /// The seat of the opponent, or else that of the most dangerous player.
  public static int foe(Outlook outlook, Question question) {
    return best(
        question,
        value -> {
          Seat seat = Seat.of(value);
          return outlook.threat(seat) + (seat == outlook.opponent() ? 8 : 0);
        });
  }

  /// The option whose value is worth most, the first of equals.
  public static int best(Question question, IntToDoubleFunction worth) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double here = worth.applyAsDouble(Choice.value(question.option(i)));
      if (here <= most) continue;
      most = here;
      best = i;
    }
    return best;
  }
}
