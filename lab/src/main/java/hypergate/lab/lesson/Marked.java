package hypergate.lab.lesson;

import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.lab.scenario.Scene;
import java.util.ArrayList;
import java.util.List;

/// Plays a lesson along its marked way, to see that it still is as its file says.
public final class Marked {
  private final Lesson lesson;
  private final Session session;
  private final Scene.Referee referee;
  private final List<String> faults = new ArrayList<>();

  private Marked(Lesson lesson) {
    this.lesson = lesson;
    this.session = new Session(lesson.scene()::lay);
    this.referee = new Scene.Referee(session.game());
    session.observer(referee);
    for (int i = 0; i < session.game().seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != lesson.learner())
        session.machine(seat, new Script(lesson, seat, session, unscripted(seat)));
    }
  }

  // On the marked way machines have their answers from the lesson: what it does not say would hang
  // on how machines play.
  private Player unscripted(Seat seat) {
    return question -> {
      if (lesson.progress(session.lines()).at() < lesson.steps().size())
        faults.add(
            seat
                + " is asked '"
                + question.prompt()
                + "' and the lesson does not say what it answers");
      return 0;
    };
  }

  /// What is otherwise than a lesson says; empty when it holds.
  public static List<String> faults(Lesson lesson) {
    Marked marked = new Marked(lesson);
    marked.play();
    return marked.faults;
  }

  private void play() {
    session.start();
    for (int i = 0; i < lesson.steps().size(); i++) {
      Lesson.Step step = lesson.steps().get(i);
      if (!isAsked(i, step) || !answer(i, step)) return;
      Lesson.Progress progress = lesson.progress(session.lines());
      if (progress.astray() || progress.at() != i + 1)
        fault(i, "its own answer counts as another: " + session.lines());
      if (!faults.isEmpty()) return;
    }
    for (String miss : referee.misses(lesson.then())) faults.add("at the end: " + miss + asks());
  }

  // What stands open at the end: what a lesson expects may come only after it.
  private String asks() {
    return session.asked().contains(lesson.learner())
        ? "; asked is: " + asked(session.question(lesson.learner()))
        : "";
  }

  private boolean isAsked(int at, Lesson.Step step) {
    if (!session.asked().contains(lesson.learner())) {
      fault(at, "nobody is asked; so far: " + session.lines());
      return false;
    }
    Question question = session.question(lesson.learner());
    if (question.prompt().id().equals(step.prompt())) return true;
    fault(at, "'" + step.prompt() + "' is expected, asked is: " + asked(question));
    return false;
  }

  private boolean answer(int at, Lesson.Step step) {
    String asked = asked(session.question(lesson.learner()));
    Reply reply = session.submit(session.number(lesson.learner()), lesson.learner(), step.answer());
    if (reply instanceof Reply.Accepted) return true;
    fault(at, "'" + step.answer() + "' cannot be answered; asked is: " + asked);
    return false;
  }

  private static String asked(Question question) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return question.prompt() + " " + String.join(" | ", options);
  }

  private void fault(int at, String what) {
    faults.add("step " + (at + 1) + ": " + what);
  }
}
