package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.session.Transcript;
import hypergate.game.view.Gesture;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One answer of a seat that is being asked, tried out in a copy of the game.
final class Attempt {
  /// What becomes of it.
  enum End {
    LEGAL,
    /// Something was said that is none of the options.
    NOT_OPEN,
    /// It ends too early.
    TOO_LITTLE,
    /// It goes on when everything has been answered.
    TOO_MUCH
  }

  private static final int LONGEST = 200;

  // Of an answer with more that cannot be said nothing is near.
  private static final int LEFT_OUT = 12;

  private final Game copy;
  private final Seat seat;
  private final Prompt prompt;
  private final Ear ear;
  private boolean over;

  private Attempt(Game game, Seat seat) {
    this.copy = game.sibling();
    this.seat = seat;
    this.prompt = game.question(seat).prompt();
    this.ear = new Ear(seat, prompt);
    copy.listener(ear);
    game.forkInto(copy);
    copy.run();
    ear.begin();
  }

  /// What comes of an answer and which of its words were not used.
  record Result(End end, String rest) {}

  /// Gives an answer to the open question.
  static Result of(Game game, Seat seat, String answer) {
    Attempt attempt = new Attempt(game, seat);
    Gesture gesture = new Gesture(attempt.copy, seat, attempt.prompt.id(), answer);
    attempt.ear.gesture = gesture;
    while (!attempt.over) {
      int position = gesture.next(attempt.question());
      if (position < 0)
        return gesture.isSaid()
            ? new Result(End.TOO_LITTLE, "")
            : new Result(End.NOT_OPEN, gesture.rest());
      attempt.take(position);
    }
    return gesture.isSaid() ? new Result(End.LEGAL, "") : new Result(End.TOO_MUCH, gesture.rest());
  }

  /// The legal answer that says as much of a wished one as can be said, in notation; empty when
  /// nothing of it can.
  static String mostOf(Game game, Seat seat, String answer) {
    Attempt attempt = new Attempt(game, seat);
    Gesture gesture = new Gesture(attempt.copy, seat, attempt.prompt.id(), answer);
    attempt.ear.gesture = gesture;
    boolean any = false;
    int leftOut = 0;
    while (!attempt.over) {
      int position = gesture.next(attempt.question());
      while (position < 0 && !gesture.isSaid()) {
        if (leftOut++ == LEFT_OUT) return "";
        gesture = attempt.without(gesture);
        position = gesture.next(attempt.question());
      }
      any |= position >= 0;
      attempt.take(position >= 0 ? position : attempt.ending());
    }
    List<String> lines = attempt.ear.transcript.lines();
    return any && !lines.isEmpty() ? said(lines.getFirst()) : "";
  }

  // The first thing said is left out: one of `A1x5` is `A1x4`.
  private Gesture without(Gesture gesture) {
    List<String> words = new ArrayList<>(List.of(gesture.rest().split(" ")));
    words.removeFirst();
    Gesture shorter = new Gesture(copy, seat, prompt.id(), String.join(" ", words));
    ear.gesture = shorter;
    return shorter;
  }

  private static String said(String line) {
    String[] words = line.split(" ", 3);
    return words.length < 3 || words[2].equals("done") ? "" : words[2];
  }

  /// How many small decisions the longest answer to the open question takes, as far as the first
  /// option goes: the number of ships or cards that can be named.
  static int longest(Game game, Seat seat) {
    Attempt attempt = new Attempt(game, seat);
    while (!attempt.over && attempt.ear.steps < LONGEST) {
      int first = attempt.isEnding(0) ? 1 : 0;
      if (first >= attempt.question().count()) break;
      attempt.take(first);
    }
    return attempt.ear.steps;
  }

  private boolean isEnding(int position) {
    int choice = question().option(position);
    return Choice.is(choice, Word.DONE) || Choice.is(choice, Word.NONE);
  }

  // The option that says no more: the word that ends the gesture, one that declines, or the first.
  private int ending() {
    Question question = question();
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      if (Choice.kind(choice) != Choice.WORD) continue;
      Word word = Word.of(Choice.value(choice));
      if (word == Word.DONE || word == Word.FOR || word.isDefault()) return i;
    }
    return 0;
  }

  private Question question() {
    return copy.question(seat);
  }

  private void take(int position) {
    boolean ended = copy.answer(seat, position);
    over =
        ended
            || ear.closed
            || !seat.in(copy.waitingFor())
            || !ear.transcript.continues(copy.question(seat));
  }

  /// Follows the copy from the point at which the answer begins.
  private static final class Ear extends Transcript {
    private final Seat seat;
    private final Prompt prompt;
    private Transcript transcript = new Transcript();
    private @Nullable Gesture gesture;
    private boolean begun;
    private boolean closed;
    private int steps;

    Ear(Seat seat, Prompt prompt) {
      this.seat = seat;
      this.prompt = prompt;
    }

    void begin() {
      begun = true;
    }

    // What others have said secretly is heard here as well, and is none of this seat's business.
    @Override
    public void answered(Seat who, Prompt asked, int choice, String notation, int step) {
      if (!begun) return;
      if (who != seat) {
        closed = true;
        return;
      }
      transcript.answered(who, asked, choice, notation, step);
      count(who, asked, choice);
    }

    @Override
    public void resolved(Seat who, Prompt asked, int choice, String notation, int step) {
      if (!begun || who != seat) return;
      transcript.resolved(who, asked, choice, notation, step);
      if (step > 0) count(who, asked, choice);
      if (gesture != null && step > 0 && asked.equals(prompt)) gesture.resolved(notation);
    }

    private void count(Seat who, Prompt asked, int choice) {
      boolean counts = !closed && transcript.size() == 1 && Choice.kind(choice) != Choice.WORD;
      if (counts && who == seat && asked.equals(prompt)) steps++;
    }

    @Override
    public void unsealed() {
      if (begun) transcript.unsealed();
    }

    @Override
    public void happened(hypergate.game.event.Event event) {
      if (begun) transcript.happened(event);
    }
  }
}
