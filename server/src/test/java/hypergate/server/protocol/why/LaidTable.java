package hypergate.server.protocol.why;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Scene;
import java.util.List;
import java.util.Map;

/// Tables that are laid by hand, with people at all seats, and what is said there.
final class LaidTable {
  private static final int STEPS = 40;

  private LaidTable() {}

  /// A table as a scenario describes it.
  ///
  /// @param text its `options` and `given`
  static Session of(String text) {
    Map<String, Item> keys = Item.read("laid", text).map(Scene.KEYS);
    Session session = new Session(Scene.read("laid", keys)::lay);
    session.start();
    return session;
  }

  /// Everybody passes whatever else is asked until a seat is asked this.
  static void until(Session session, Seat seat, String prompt) {
    for (int i = 0; i < STEPS; i++) {
      if (session.asked().contains(seat) && session.question(seat).prompt().id().equals(prompt))
        return;
      for (Seat one : session.asked()) if (isPassed(session, one)) break;
    }
    throw new AssertionError(seat + " is not asked " + prompt);
  }

  private static boolean isPassed(Session session, Seat seat) {
    Question question = session.question(seat);
    for (int i = 0; i < question.count(); i++) {
      String word = question.notation(i);
      if (!List.of("pass", "none", "no").contains(word)) continue;
      say(session, seat, word);
      return true;
    }
    return false;
  }

  /// A seat says this as soon as it is asked for it.
  static void play(Session session, Seat seat, String line) {
    until(session, seat, line.split(" ")[0]);
    say(session, seat, line);
  }

  /// A seat says this, which is accepted.
  static void say(Session session, Seat seat, String line) {
    assertThat(session.submit(session.number(seat), seat, line))
        .as(line)
        .isInstanceOf(Reply.Accepted.class);
  }
}
