package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.state.State;
import hypergate.game.view.Question;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Replay;
import hypergate.players.RandomPlayer;
import hypergate.testing.Seeds;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Games with people: numbered questions, answers in one line, what is refused, and taking back.
final class SessionTest {
  private static final Options OPTIONS =
      AllContent.OPTIONS.of(Map.of("seats", "3", "flares", "off"));

  private static Session session(long seed, int people) {
    Session session = new Session(AllContent.ALL, OPTIONS, seed);
    for (int i = people; i < 3; i++) session.machine(Seat.of(i), new RandomPlayer(seed + i));
    session.start();
    return session;
  }

  /// Answers everything with the first option until somebody is asked this.
  private static Seat until(Session session, String prompt) {
    for (int answers = 0; answers < 100; answers++) {
      Seat seat = session.asked().getFirst();
      Question question = session.question(seat);
      if (question.prompt().id().equals(prompt)) return seat;
      answer(session, seat, question.notation(0));
    }
    throw new AssertionError("nobody is asked " + prompt);
  }

  /// Answers with a first word, and as many more as the gesture needs.
  private static void answer(Session session, Seat seat, String first) {
    String line = first;
    for (int words = 0; words < 60; words++) {
      Reply reply = session.submit(session.number(seat), seat, line);
      if (!(reply instanceof Reply.Refused refused)) return;
      line += " " + refused.legal().getFirst();
    }
    throw new AssertionError(seat + " cannot answer " + line);
  }

  private static Reply.Refused refused(Reply reply) {
    assertThat(reply).isInstanceOf(Reply.Refused.class);
    return (Reply.Refused) reply;
  }

  @Test
  void a_gesture_is_one_line() {
    Session session = session(1, 3);
    Seat offense = until(session, "aim");
    String planet = session.question(offense).notation(0);
    assertThat(session.submit(session.number(offense), offense, planet))
        .isInstanceOf(Reply.Accepted.class);
    String launch = offense + "1x2 " + offense + "3";
    assertThat(session.submit(session.number(offense), offense, launch))
        .isInstanceOf(Reply.Accepted.class);
    assertThat(session.lines()).endsWith(offense + " aim " + planet, offense + " launch " + launch);
    assertThat(session.game().ships().onGate(offense)).isEqualTo(3);
  }

  @Test
  void what_is_illegal_is_refused_with_what_is_legal_and_changes_nothing() {
    Session session = session(1, 3);
    Seat offense = until(session, "launch");
    State before = new State();
    before.copyFrom(session.game().state());
    long number = session.number(offense);
    Reply.Refused unknown = refused(session.submit(number, offense, offense + "1 Z9"));
    assertThat(unknown.reason()).isEqualTo(Reply.Reason.NOT_AN_OPTION);
    assertThat(unknown.message()).contains("Z9");
    assertThat(unknown.legal()).contains(offense + "1", "done");
    Reply.Refused tooMany =
        refused(session.submit(number, offense, offense + "1x4 " + offense + "2"));
    assertThat(tooMany.message()).contains(offense + "2");
    assertThat(refused(session.submit(number, offense, "")).legal()).contains(offense + "1");
    assertThat(session.game().state().sameAs(before)).isTrue();
    assertThat(session.number(offense)).isEqualTo(number);
    assertThat(session.question(offense).prompt().id()).isEqualTo("launch");
  }

  @Test
  void an_old_number_and_a_seat_that_is_not_asked_are_refused() {
    Session session = session(1, 3);
    Seat offense = until(session, "launch");
    long number = session.number(offense);
    assertThat(refused(session.submit(number - 1, offense, "A1")).reason())
        .isEqualTo(Reply.Reason.STALE);
    Seat other = Seat.of((offense.index() + 1) % 3);
    assertThat(refused(session.submit(number + 1, other, "A1")).reason())
        .isEqualTo(Reply.Reason.NOT_YOUR_TURN);
    session.submit(number, offense, offense + "1");
    assertThat(refused(session.submit(number, offense, offense + "1")).reason())
        .isEqualTo(Reply.Reason.STALE);
  }

  @Test
  void an_answer_that_revealed_nothing_can_be_taken_back() {
    Session session = session(1, 3);
    Seat offense = until(session, "launch");
    State before = new State();
    before.copyFrom(session.game().state());
    List<String> lines = session.lines();
    long number = session.number(offense);
    session.submit(number, offense, offense + "1x3");
    assertThat(session.mayUndo(offense)).isTrue();
    assertThat(session.mayUndo(Seat.of((offense.index() + 1) % 3))).isFalse();
    assertThat(session.undo(offense)).isInstanceOf(Reply.Accepted.class);
    assertThat(session.game().state().sameAs(before)).isTrue();
    assertThat(session.lines()).isEqualTo(lines);
    assertThat(session.number(offense)).isGreaterThan(number);
    assertThat(session.question(offense).prompt().id()).isEqualTo("launch");
    assertThat(session.undo(offense)).isInstanceOf(Reply.Accepted.class);
    assertThat(session.question(offense).prompt().id()).isEqualTo("aim");
  }

  @Test
  void an_answer_after_which_somebody_else_answered_stays() {
    Session session = session(1, 1);
    for (int answers = 0; !session.isOver() && answers < 3000; answers++) {
      Seat seat = session.asked().getFirst();
      int before = session.events().size();
      int lines = session.lines().size();
      answer(session, seat, session.question(seat).notation(0));
      boolean revealed =
          session.events().subList(before, session.events().size()).stream()
              .anyMatch(e -> e.reveals());
      boolean others =
          session.lines().subList(lines, session.lines().size()).stream()
              .anyMatch(l -> !l.startsWith(seat + " "));
      if (revealed || others) {
        assertThat(session.mayUndo(seat)).isFalse();
        assertThat(session.undo(seat)).isInstanceOf(Reply.Refused.class);
      }
    }
  }

  @Test
  void a_secret_choice_can_be_taken_back_until_all_have_made_theirs() {
    Session session = new Session(AllContent.ALL, OPTIONS, 4);
    session.start();
    assertThat(session.asked()).hasSize(3);
    Seat first = Seat.of(0);
    long other = session.number(Seat.of(1));
    session.submit(session.number(first), first, session.question(first).notation(1));
    assertThat(session.asked()).hasSize(2);
    assertThat(session.number(Seat.of(1))).isEqualTo(other);
    assertThat(session.undo(first)).isInstanceOf(Reply.Accepted.class);
    assertThat(session.asked()).hasSize(3);
  }

  @Seeds(upTo = 20, fresh = 1)
  void a_session_with_random_undos_replays_and_resumes(long seed) {
    playWithUndos(seed);
  }

  private static void playWithUndos(long seed) {
    Options options = RandomGames.options(seed);
    Session session = new Session(AllContent.ALL, options, seed);
    int seats = session.game().seats();
    for (int i = 2; i < seats; i++) session.machine(Seat.of(i), new RandomPlayer(seed * 9 + i));
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    for (int answers = 0; !session.isOver() && answers < 400; answers++) {
      Seat seat = session.asked().get(random.nextInt(session.asked().size()));
      Question question = session.question(seat);
      answer(session, seat, question.notation(random.nextInt(question.count())));
      if (session.mayUndo(seat) && random.nextInt(3) == 0) session.undo(seat);
    }
    GameRecord record = GameRecord.of(session, options, Collections.nCopies(seats, "human"), seed);
    GameRecord read = RecordFile.read("file", RecordFile.text(record).lines().toList());
    Session replayed = Replay.of("file", read).verify();
    assertThat(replayed.lines()).isEqualTo(session.lines());
    if (session.isOver())
      assertThat(replayed.game().state().sameAs(session.game().state())).isTrue();
    Session resumed = read.resume();
    resumed.start();
    assertThat(resumed.isOver()).isEqualTo(session.isOver());
    assertThat(resumed.events().stream().map(Object::toString).toList())
        .startsWith(
            session.events().stream().map(Object::toString).limit(5).toArray(String[]::new));
  }

  @Test
  void a_line_that_does_not_fit_a_record_says_what_is_open() {
    Session session = new Session(AllContent.ALL, OPTIONS, 1);
    assertThatThrownBy(() -> session.feed("A aim B1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'A aim B1' is not open; open: A keep-alien");
  }
}
