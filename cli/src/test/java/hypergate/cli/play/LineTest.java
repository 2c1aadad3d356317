package hypergate.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class LineTest {
  private static final Seat A = Seat.of(0);

  /// A game in which seat A is asked a certain thing; everybody else passes or takes the first.
  private static Session until(String prompt) {
    for (long seed = 1; seed < 200; seed++) {
      Session session =
          new Session(AllContent.ALL, AllContent.OPTIONS.of(Map.of("flares", "off")), seed);
      session.start();
      for (int answers = 0; answers < 200 && !session.isOver(); answers++) {
        Seat seat = session.asked().getFirst();
        Question question = session.question(seat);
        if (seat == A && question.prompt().id().equals(prompt)) return session;
        String answer =
            prompt.equals("join") && question.prompt().id().equals("invite")
                ? "all"
                : question.notation(0);
        if (prompt.equals("deal") && question.prompt().id().equals("select")) answer = "negotiate";
        if (question.prompt().id().equals("launch")) answer = seat + "1";
        if (!(session.submit(session.number(seat), seat, answer)
            instanceof hypergate.game.decide.Reply.Accepted))
          session.submit(session.number(seat), seat, question.notation(question.count() - 1));
      }
    }
    throw new AssertionError("never asked: " + prompt);
  }

  private static Line.Reading read(Session session, String text) {
    return new Line(session.game(), A, List.of(), session.question(A)).read(text);
  }

  private static String answer(Session session, String text) {
    return read(session, text) instanceof Line.Reading.Whole(var answer) ? answer : "?";
  }

  @Test
  void a_number_names_the_option_on_the_screen() {
    Session session = until("aim");
    assertThat(answer(session, "2")).isEqualTo(session.question(A).notation(1));
    assertThat(answer(session, "99")).isEqualTo("?");
  }

  @Test
  void case_does_not_matter_and_beginnings_do() {
    Session session = until("aim");
    String planet = session.question(A).notation(0);
    assertThat(answer(session, planet.toLowerCase(java.util.Locale.ROOT))).isEqualTo(planet);
    assertThat(read(session, planet.substring(0, 1))).isInstanceOf(Line.Reading.Wrong.class);
  }

  @Test
  void ships_are_typed_in_one_line() {
    Session session = until("launch");
    assertThat(answer(session, "A1x2 A3")).isEqualTo("A1 A1 A3");
    assertThat(answer(session, "a1*2, a3")).isEqualTo("A1 A1 A3");
    assertThat(answer(session, "1 1 3")).isEqualTo("A1 A1 A3");
    assertThat(answer(session, "A2")).isEqualTo("A2");
    assertThat(read(session, "A1x5")).isInstanceOf(Line.Reading.Wrong.class);
    assertThat(read(session, "B1")).isInstanceOf(Line.Reading.Wrong.class);
  }

  @Test
  void a_side_alone_asks_for_the_ships() {
    Session session = until("join");
    String side = session.question(A).notation(1);
    Line.Reading reading = read(session, side);
    assertThat(reading).isInstanceOf(Line.Reading.Begun.class);
    Line.Reading.Begun begun = (Line.Reading.Begun) reading;
    assertThat(new Line(session.game(), A, begun.words(), begun.next()).read("1 1"))
        .isEqualTo(new Line.Reading.Whole(side + (" " + begun.next().notation(0)).repeat(2)));
    String planet = begun.next().notation(0);
    assertThat(answer(session, side + " " + planet + "x2"))
        .isEqualTo(side + " " + planet + " " + planet);
    assertThat(answer(session, "pass")).isEqualTo("none");
  }

  @Test
  void seats_are_sorted() {
    Session session = until("invite");
    List<String> seats = new java.util.ArrayList<>();
    Question question = session.question(A);
    for (int i = 0; i < question.count(); i++)
      if (Seat.named(question.notation(i)).exists()) seats.add(question.notation(i));
    assertThat(answer(session, seats.get(1) + " " + seats.get(0)))
        .isEqualTo(seats.get(0) + " " + seats.get(1));
  }

  @Test
  void offers_are_picked_or_composed() {
    Session session = until("deal");
    Question question = session.question(A);
    String first = question.notation(1);
    assertThat(answer(session, "2")).isEqualTo(first);
    assertThat(read(session, "offer give: nothing for: cards 99"))
        .isInstanceOf(Line.Reading.Wrong.class);
    assertThat(read(session, "offer of peace")).isInstanceOf(Line.Reading.Wrong.class);
    String composed = answer(session, "offer give: cards 1, kind negotiate for: kind attack");
    assertThat(session.submit(session.number(A), A, composed))
        .isEqualTo(new hypergate.game.decide.Reply.Accepted());
    assertThat(session.lines())
        .contains("A deal offer give: cards 1, kind negotiate for: kind attack");
  }
}
