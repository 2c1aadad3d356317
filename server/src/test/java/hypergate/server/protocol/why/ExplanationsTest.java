package hypergate.server.protocol.why;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hypergate.content.AllContent;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.players.RandomPlayer;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.protocol.Schemas;
import hypergate.server.protocol.view.LogEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Every kind of "why?" is answered as openapi.yaml says, or refused with what could be asked.
final class ExplanationsTest {
  private static Session session(long seed, int people) {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.standard(), seed);
    for (int i = people; i < session.game().seats(); i++)
      session.machine(Seat.of(i), new RandomPlayer(seed * 31 + i));
    session.start();
    return session;
  }

  private static ExplainRequest ask(String ask, Object... members) {
    Map<String, Object> request = new HashMap<>(Map.of("ask", ask));
    for (int i = 0; i < members.length; i += 2) request.put((String) members[i], members[i + 1]);
    return Json.MAPPER.convertValue(request, ExplainRequest.class);
  }

  private static Explanation explained(Explanations why, String ask, Object... members) {
    Explanation explanation = why.explain(ask(ask, members));
    Schemas.check("Explanation", explanation);
    return explanation;
  }

  private static Problem refused(Explanations why, String ask, Object... members) {
    Unexplained refusal =
        catchThrowableOfType(Unexplained.class, () -> why.explain(ask(ask, members)));
    assertThat(refusal).as(ask + " " + List.of(members)).isNotNull();
    assertThat(refusal.problem().detail()).endsWith(".");
    return refusal.problem();
  }

  /// Plays with first answers until a seat is asked this.
  private static Seat until(Session session, String prompt) {
    for (int i = 0; i < 400; i++)
      for (Seat seat : session.asked()) {
        if (session.question(seat).prompt().id().equals(prompt)) return seat;
        String line = session.question(seat).notation(0);
        for (int words = 0; words < 60; words++) {
          var reply = session.submit(session.number(seat), seat, line);
          if (!(reply instanceof hypergate.game.decide.Reply.Refused no)) break;
          line += " " + no.legal().getFirst();
        }
      }
    throw new AssertionError("nobody is asked " + prompt);
  }

  // ---- answers

  @Test
  void what_cannot_be_answered_has_conditions_with_rules_and_something_near() {
    Session session = session(3, 4);
    Seat offense = until(session, "launch");
    Explanations why = new Explanations(session, offense.bit());
    Explanation absent =
        explained(why, "absent", "prompt", "launch", "answer", offense + "1x5 " + offense + "2");
    assertThat(absent.title().key()).isEqualTo("explain.title.absent");
    assertThat(absent.conditions()).anyMatch(condition -> !condition.holds());
    assertThat(absent.conditions()).allMatch(condition -> !condition.rule().isEmpty());
    assertThat(absent.nearest()).isNotEmpty();
    Explanation legal = explained(why, "absent", "prompt", "launch", "answer", offense + "1");
    assertThat(legal.title().key()).isEqualTo("explain.title.legal");
    assertThat(legal.conditions()).allMatch(Condition::holds);
    Explanation other =
        explained(new Explanations(session, 0), "absent", "prompt", "launch", "answer", "A1");
    assertThat(other.conditions()).extracting(c -> c.words().key()).contains("reason.asked.fails");
    Explanation preview = explained(why, "preview", "prompt", "launch", "answer", offense + "1");
    assertThat(preview.events()).isNotEmpty();
    Explanation wrong = explained(why, "preview", "prompt", "launch", "answer", "nonsense");
    assertThat(wrong.conditions()).anyMatch(condition -> !condition.holds());
  }

  // ---- events

  @Test
  void an_event_has_the_same_reasons_whenever_it_is_asked_about() {
    Session session = session(5, 1);
    Seat me = Seat.of(0);
    Map<Long, String> then = new HashMap<>();
    for (int i = 0; i < 60 && !session.isOver(); i++) {
      int events = session.events().size();
      if (events > 0) {
        long last = LogEvent.id(events - 1);
        Explanations why = new Explanations(session, me.bit());
        then.put(last, Json.text(explained(why, "event", "event", last)));
      }
      String line = session.question(me).notation(0);
      for (int words = 0; words < 60; words++) {
        var reply = session.submit(session.number(me), me, line);
        if (!(reply instanceof hypergate.game.decide.Reply.Refused no)) break;
        line += " " + no.legal().getFirst();
      }
    }
    assertThat(then).hasSizeGreaterThan(20);
    Explanations now = new Explanations(session, me.bit());
    then.forEach(
        (id, text) ->
            assertThat(Json.text(now.explain(ask("event", "event", id)))).isEqualTo(text));
  }

  @Test
  void every_kind_of_event_and_every_total_is_explained_afterwards() {
    Session session = session(7, 0);
    List<Explanations> viewers =
        List.of(
            Explanations.finished(session),
            Explanations.finished(session, 1),
            Explanations.finished(session, 0));
    Set<Class<?>> kinds = new HashSet<>();
    int totals = 0;
    for (int at = 0; at < session.events().size(); at++) {
      Event event = session.events().get(at);
      if (!kinds.add(event.getClass())) continue;
      for (Explanations why : viewers) {
        Explanation explanation = explained(why, "event", "event", LogEvent.id(at));
        assertThat(explanation.chain()).hasSizeGreaterThan(1);
        assertThat(explanation.chain()).allMatch(link -> link.rule() != null);
      }
      if (event instanceof Event.TotalCounted total) {
        String side = total.side() == 0 ? "offense" : "defense";
        Explanation sum =
            explained(viewers.getFirst(), "total", "side", side, "event", LogEvent.id(at));
        assertThat(sum.total()).isEqualTo(total.total());
        assertThat(sum.terms()).hasSameSizeAs(total.terms());
        totals++;
      }
    }
    assertThat(kinds).hasSizeGreaterThan(15);
    assertThat(totals).isPositive();
  }

  @Test
  void a_sheet_of_who_may_act_belongs_to_its_moment() {
    Session session = session(7, 0);
    Explanations open = Explanations.finished(session);
    Explanation sheet = explained(open, "phase", "phase", "reveal", "event", 40_007);
    assertThat(sheet.act()).isNotEmpty().allMatch(act -> act.seat() != null);
    Explanation shut =
        explained(Explanations.finished(session, 0), "phase", "phase", "reveal", "event", 40_000);
    assertThat(shut.act()).anyMatch(act -> act.how().equals("possible") && act.seat() == null);
    assertThat(explained(open, "window", "window", "revealed").act()).isNotNull();
    assertThat(explained(open, "ruling", "ruling", "H-16").text()).contains("Miser");
  }

  // ---- refusals

  @Test
  void what_has_no_explanation_is_refused_with_what_has() {
    Session session = session(7, 0);
    Explanations finished = Explanations.finished(session);
    Explanations live = new Explanations(session, 1);
    Problem over = refused(finished, "absent", "prompt", "launch", "answer", "A1");
    assertThat(over.status()).isEqualTo(422);
    assertThat(over.legal()).containsExactly("event", "total", "phase", "window", "ruling");
    assertThat(refused(live, "nonsense").legal()).contains("absent", "preview", "event");
    assertThat(refused(live, "phase", "phase", "lunch").legal()).contains("launch");
    assertThat(refused(live, "window", "window", "glass").legal()).contains("selected");
    assertThat(refused(live, "total", "side", "left").legal())
        .containsExactly("offense", "defense");
    assertThat(refused(live, "ruling", "ruling", "H-999").status()).isEqualTo(422);
    assertThat(refused(live, "absent", "prompt", "launch").detail()).contains("answer");
    assertThat(refused(live, "absent", "prompt", "use", "answer", "x".repeat(401)).status())
        .isEqualTo(422);
    assertThat(refused(live, "event").detail()).contains("event");
  }

  @Test
  void a_line_that_the_log_does_not_have_is_not_found() {
    Session session = session(7, 0);
    long after = LogEvent.id(session.events().size());
    for (Explanations why : List.of(Explanations.finished(session), new Explanations(session, 1)))
      for (long id : new long[] {after, 0, -1000, Long.MAX_VALUE / 1000 * 1000})
        for (String ask : List.of("event", "phase"))
          assertThat(refused(why, ask, "event", id, "phase", "reveal").status())
              .as(ask + " " + id)
              .isEqualTo(404);
    assertThat(refused(new Explanations(session, 1), "event", "event", 1501).status())
        .isEqualTo(422);
  }
}
