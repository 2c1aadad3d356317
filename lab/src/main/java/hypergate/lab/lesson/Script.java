package hypergate.lab.lesson;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Gesture;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Plays a machine of a lesson: as the script says while somebody follows the lesson, and what the
/// script does not say passes; whoever leaves the marked way, or has come to its end, plays against
/// the machine itself. What has been said already is read off the answers of the game, so that a
/// game that is played again, or taken back, goes the same way.
public final class Script implements Player {
  private final Lesson lesson;
  private final Seat seat;
  private final Session session;
  private final Player machine;
  private @Nullable Gesture open;

  /// @param seat whom it plays
  /// @param session where the game is played
  /// @param machine who plays where the script says nothing
  public Script(Lesson lesson, Seat seat, Session session, Player machine) {
    this.lesson = lesson;
    this.seat = seat;
    this.session = session;
    this.machine = machine;
  }

  @Override
  public int choose(Question question) {
    if (question.gestureStep() > 0) return further(question);
    open = null;
    List<String> lines = session.lines();
    Lesson.Progress progress = lesson.progress(lines);
    if (progress.astray()) return machine.choose(question);
    Lesson.Entry entry = next(lines, question.prompt());
    if (entry != null) {
      Gesture said = gesture(entry);
      int position = said.next(question);
      if (position >= 0) {
        open = said;
        return position;
      }
    }
    return progress.at() < lesson.steps().size() ? quiet(question) : machine.choose(question);
  }

  // What does not fit any more, since the game went its own way, the machine goes on with.
  private int further(Question question) {
    Gesture said = open;
    if (said != null && said.isOf(seat, question.prompt())) {
      int position = said.next(question);
      if (position >= 0) return position;
    }
    open = null;
    return machine.choose(question);
  }

  private Gesture gesture(Lesson.Entry entry) {
    return new Gesture(session.game(), seat, entry.prompt(), entry.answer()).knowingAll();
  }

  // The entry that has not been said yet. What is used waits for its window, so of that only what
  // has been used counts; of all else each answer stands for one entry.
  private Lesson.@Nullable Entry next(List<String> lines, Prompt prompt) {
    List<Lesson.Entry> entries =
        lesson.script().stream()
            .filter(entry -> entry.seat() == seat && entry.prompt().equals(prompt.id()))
            .toList();
    int said = 0;
    String start = seat + " " + prompt.id() + " ";
    for (String line : lines) {
      if (said == entries.size()) return null;
      if (!line.startsWith(start)) continue;
      boolean used = line.equals(start + entries.get(said).answer());
      if (used || !prompt.equals(Prompt.USE)) said++;
    }
    return said < entries.size() ? entries.get(said) : null;
  }

  private int quiet(Question question) {
    int declining = question.declining();
    return declining < 0 ? machine.choose(question) : declining;
  }
}
