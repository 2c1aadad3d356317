package hypergate.game.imagine;

import hypergate.game.ask.Open;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What was answered in the present phase so far, and which cards chance picked, as far as one seat
/// saw it: its own answers, and those of others that show, whether or not there was another one to
/// choose. What shows nothing is left out: passes, and cards that this seat does not see.
final class Remembered {
  /// One small decision.
  record Answer(Seat seat, Prompt prompt, int step, int choice) {
    /// Whether it answers this question.
    boolean fits(Open question) {
      return fits(question.seat(), question.prompt(), question.step());
    }

    /// Whether it answers such a question.
    boolean fits(Seat who, Prompt asked, int at) {
      return seat == who && step == at && prompt.equals(asked);
    }
  }

  /// Instead of a card: one that this seat has not seen.
  static final int UNSEEN = -1;

  private final List<Answer> all = new ArrayList<>();
  private int[] picks = new int[8];
  private int picked;

  Remembered() {}

  void clear() {
    all.clear();
    picked = 0;
  }

  void add(Seat seat, Prompt prompt, int step, int choice) {
    all.add(new Answer(seat, prompt, step, choice));
  }

  void addPick(int card) {
    if (picked == picks.length) picks = Arrays.copyOf(picks, 2 * picked);
    picks[picked++] = card;
  }

  /// Keeps only what a seat has noticed.
  ///
  /// @param low the cards from 0 to 63 that it sees now
  /// @param high the cards from 64 to 127
  void keep(Seat viewer, long low, long high) {
    all.removeIf(answer -> answer.seat() != viewer && !isNoticed(answer, low, high));
    for (int i = 0; i < picked; i++) if (!isSeen(picks[i], low, high)) picks[i] = UNSEEN;
  }

  private static boolean isNoticed(Answer answer, long low, long high) {
    int choice = answer.choice();
    if (answer.prompt().isSecret()) return false;
    return switch (Choice.kind(choice)) {
      case Choice.WORD -> !isNothing(choice);
      case Choice.CARD -> isSeen(Choice.value(choice), low, high);
      default -> true;
    };
  }

  private static boolean isSeen(int card, long low, long high) {
    return ((card < 64 ? low : high) >>> card & 1) != 0;
  }

  /// Whether an answer does nothing, so that nobody notices it.
  static boolean isNothing(int choice) {
    return Choice.is(choice, Word.PASS)
        || Choice.is(choice, Word.HOLD)
        || Choice.is(choice, Word.NONE)
        || Choice.is(choice, Word.NO)
        || Choice.is(choice, Word.DONE);
  }

  /// Whether a seat that remembers the one remembers the other.
  boolean sameAs(Remembered other) {
    return all.equals(other.all) && Arrays.equals(picks, 0, picked, other.picks, 0, other.picked);
  }

  int size() {
    return all.size();
  }

  Answer answer(int number) {
    return all.get(number);
  }

  int picks() {
    return picked;
  }

  int pick(int number) {
    return picks[number];
  }

  @Override
  public String toString() {
    return all + " " + Arrays.toString(Arrays.copyOf(picks, picked));
  }
}
