package hypergate.server.table;

import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.lab.lesson.Lesson;
import hypergate.lab.lesson.Lessons;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.Command;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.table.TableParts.LessonView;
import hypergate.server.protocol.view.TableEvent;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tables of lessons: one person at a table laid by hand, against machines that answer as the
/// lesson says. Nobody watches, nobody is in a hurry, and what was answered otherwise than the
/// lesson says can be taken back, whatever was seen since.
final class Teaching {
  /// How many answers a game may have that goes back to an earlier one: whoever has played on that
  /// far has left the lesson.
  private static final int MOST = 400;

  private Teaching() {}

  /// A table was begun from a position that this program does not have.
  static final class Changed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// What its person is told.
    static final String WORDS =
        "This lesson has changed since you began it, so this table cannot go on. Begin the lesson"
            + " anew: it takes a few minutes.";

    Changed(Charter.Taught taught) {
      super("the position of lesson '" + taught.id() + "' is not " + taught.digest());
    }
  }

  /// The lesson that a table is for.
  ///
  /// @throws Changed when there is none any more, or another one with this name
  static Lesson lesson(Charter.Taught taught) {
    return Lessons.named(taught.id())
        .filter(lesson -> lesson.digest().equals(taught.digest()))
        .orElseThrow(() -> new Changed(taught));
  }

  /// The charter of a lesson's table.
  ///
  /// @param wish the lesson, and the caller's name; nothing else may be wished
  /// @param part the server's part of the seed, which names the machines
  static Charter charter(NewTable wish, byte[] part) {
    String id = String.valueOf(wish.lesson());
    Lesson lesson =
        Lessons.named(id).orElseThrow(() -> Refusal.notFound("There is no lesson of this name."));
    if (!wish.equals(
        new NewTable(
            null, null, null, null, null, wish.me(), null, null, null, null, null, null, id, null,
            null))) throw Refusal.notLegal("A lesson says itself what is played, and with whom.");
    Options options = lesson.scene().options();
    int host = lesson.learner().index();
    List<SeatChange> seats = new ArrayList<>();
    for (int i = 0; i < options.get(Option.SEATS); i++)
      seats.add(new SeatChange("machine", Lobby.MACHINE, ""));
    String me = wish.me();
    String name = me == null || me.isBlank() ? "Player " + lesson.learner() : me;
    seats.set(host, new SeatChange("person", null, Names.checked(name, Names.NAME)));
    String salt = HexFormat.of().formatHex(part);
    Wish.name(seats, salt);
    return new Charter(
        lesson.title(),
        null,
        options.given(),
        options.aliens(),
        Charter.start(options.startCards()),
        new ClockRules("none", 0, 0),
        "relaxed",
        4,
        "nobody",
        salt,
        host,
        List.copyOf(seats),
        null,
        new Charter.Taught(lesson.id(), lesson.digest()),
        null,
        null,
        null,
        null,
        null);
  }

  /// How far somebody has come; null where no lesson is, and where it does not go on.
  static @Nullable LessonView view(Position position) {
    Charter.Taught taught = position.charter.lesson();
    Play play = position.play();
    if (taught == null || play == null || position.aside() != null) return null;
    Lesson lesson = lesson(taught);
    Lesson.Progress progress = lesson.progress(play.session().lines());
    int at = progress.at();
    boolean done = at == lesson.steps().size();
    Lesson.@Nullable Step step = done ? null : lesson.steps().get(at);
    String say = step == null ? lesson.end() : progress.astray() ? step.otherwise() : step.say();
    return new LessonView(
        lesson.id(),
        lesson.title(),
        at + 1,
        lesson.steps().size(),
        say,
        step == null ? null : step.prompt(),
        step == null ? null : step.answer(),
        progress.astray(),
        done);
  }

  /// Goes back to the answer that led away from the lesson, or to its beginning.
  static void retake(Act act, Chair chair, Command command) {
    Position position = act.position();
    if (position.charter.puzzle() != null) {
      Puzzling.retake(act, chair);
      return;
    }
    Charter.Taught taught = position.charter.lesson();
    if (taught == null)
      throw Refusal.notNow("Only a lesson or a puzzle can be tried again like this.");
    Play play = position.running();
    Desk.playing(position, chair);
    List<String> lines = play.session().lines();
    if (lines.size() > MOST)
      throw Refusal.notNow("You have played far beyond the lesson. Begin it anew instead.");
    Lesson.Progress progress = lesson(taught).progress(lines);
    boolean back = "back".equals(command.action());
    if (back && !progress.astray())
      throw Refusal.notNow("You have answered as the lesson says: nothing need be taken back.");
    position.retake(back ? progress.line() : 0);
    act.rewound();
    act.add(new Entry.Undone(position.begun().session().events().size()));
    act.tell(new TableEvent.Undone(chair.seat()));
  }
}
