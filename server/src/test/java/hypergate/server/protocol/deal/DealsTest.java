package hypergate.server.protocol.deal;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.Schemas;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// Deals as the page sees them are the engine's deals.
final class DealsTest {
  private long random;
  private int deals;

  private int pick(int bound) {
    random = Luck.mix(random + 1);
    return Math.floorMod(random, bound);
  }

  // Plays games in which everybody likes to negotiate, and looks at every question of a deal.
  private void negotiate(String technology, Consumer<Session> look) {
    for (long seed = 1; seed <= 12; seed++) {
      random = seed;
      Map<String, String> given = new HashMap<>(Map.of("technology", technology, "seats", "3"));
      // Every other game with all that can be in a deal besides.
      if (seed % 2 == 0)
        for (String option : List.of("levels", "pulsars")) given.put(option, "true");
      if (seed % 2 == 0) given.put("moons", "all");
      Options options = AllContent.OPTIONS.of(given);
      Session session = new Session(AllContent.ALL, options, seed);
      session.start();
      for (int i = 0; i < 700 && !session.isOver(); i++) {
        Seat seat = session.asked().getFirst();
        Question question = session.question(seat);
        if (question.prompt().equals(Prompt.DEAL)) {
          deals++;
          look.accept(session);
          if (!session.asked().contains(seat)) continue;
          question = session.question(seat);
          if (!question.prompt().equals(Prompt.DEAL)) continue;
        }
        hypergate.server.protocol.ask.Prompt.of(session, seat, 1);
        session.submit(session.number(seat), seat, answer(question));
      }
    }
    assertThat(deals).isGreaterThan(20);
  }

  private String answer(Question question) {
    for (int i = 0; i < question.count(); i++) {
      String notation = question.notation(i);
      if (question.prompt().equals(Prompt.SELECT) && notation.equals("negotiate")) return notation;
      if (notation.equals("none") && pick(3) > 0) return notation;
    }
    String notation = question.notation(pick(question.count()));
    return notation.equals("offer") ? "reject" : notation;
  }

  private static List<String> menu(Session session, Seat seat, String beginning) {
    return Objects.requireNonNull(
        session.rest(
            session.number(seat),
            seat,
            beginning,
            rest -> {
              Question next = Objects.requireNonNull(rest.next());
              List<String> terms = new ArrayList<>();
              for (int i = 0; i < next.count(); i++) terms.add(next.notation(i));
              return terms;
            }));
  }

  private static Seat other(Session session, Seat seat) {
    return session.game().encounter().opponent(seat);
  }

  @Test
  void what_can_be_given_is_what_the_engine_would_take() {
    negotiate(
        "odyssey",
        session -> {
          Seat seat = session.asked().getFirst();
          if (session.question(seat).count() < 4) return;
          DealTerms terms = new DealTerms(session, seat);
          Set<String> own = new HashSet<>();
          for (DealTerm term : terms.allowed(seat, other(session, seat))) own.add(term.notation());
          List<String> said = menu(session, seat, "offer give:");
          said.removeIf(term -> term.startsWith("kind ") || term.matches("tech tech-\\d+"));
          said.remove("for:");
          assertThat(own).containsExactlyInAnyOrderElementsOf(said);
          Set<String> wanted = new HashSet<>();
          for (DealTerm term : terms.allowed(other(session, seat), seat))
            wanted.add(term.notation());
          List<String> half = menu(session, seat, "offer give: nothing for:");
          assertThat(half).containsAll(wanted);
          half.removeIf(term -> term.startsWith("card ") || term.equals("done"));
          wanted.removeIf(term -> term.startsWith("card "));
          assertThat(wanted).containsExactlyInAnyOrderElementsOf(half);
        });
  }

  @Test
  void nobody_learns_the_names_of_face_down_techs_from_a_deal() {
    negotiate(
        "odyssey",
        session -> {
          Seat seat = session.asked().getFirst();
          if (session.question(seat).count() < 4) return;
          var view = session.question(seat).view();
          Set<String> seen = new HashSet<>();
          for (int slot = 0; slot < view.cardSlots().top(); slot++)
            Techs.of(view).face(slot).ifPresent(tech -> seen.add("tech " + tech.id()));
          for (String term : menu(session, seat, "offer give: nothing for:"))
            if (term.startsWith("tech ") && !term.matches("tech tech-\\d+"))
              assertThat(seen).contains(term);
        });
  }

  private DealDraft draft(Session session, Seat seat) {
    DealTerms terms = new DealTerms(session, seat);
    return new DealDraft(
        some(terms.allowed(seat, other(session, seat))),
        some(terms.allowed(other(session, seat), seat)),
        null,
        List.of(new PromiseDraft("ally", pick(2) == 0 ? "me" : "you", null)));
  }

  private List<String> some(List<DealTerm> terms) {
    List<String> some = new ArrayList<>();
    for (int i = pick(4); i > 0 && !terms.isEmpty(); i--)
      some.add(terms.get(pick(terms.size())).notation());
    return some;
  }

  @Test
  void a_check_says_what_an_offer_would_come_to() {
    int[] legal = new int[2];
    negotiate(
        "odyssey",
        session -> {
          Seat seat = session.asked().getFirst();
          DealDraft draft = draft(session, seat);
          DealCheck check = DealDrafts.check(session, seat, draft);
          Schemas.check("DealCheck", check);
          legal[check.legal() ? 1 : 0]++;
          if (!check.legal()) {
            assertThat(check.line()).isNull();
            assertThat(Objects.requireNonNull(check.explanation()).conditions())
                .as(draft.toString())
                .anyMatch(condition -> !condition.holds());
            return;
          }
          assertThat(check.explanation()).isNull();
          Reply reply =
              session.submit(session.number(seat), seat, Objects.requireNonNull(check.line()));
          assertThat(reply).isInstanceOf(Reply.Accepted.class);
        });
    assertThat(legal[0]).isGreaterThan(5);
    assertThat(legal[1]).isGreaterThan(5);
  }

  @Test
  void a_version_has_one_digest_whoever_says_it() {
    int[] back = new int[1];
    negotiate(
        "odyssey",
        session -> {
          Seat seat = session.asked().getFirst();
          DealDraft draft = draft(session, seat);
          DealCheck check = DealDrafts.check(session, seat, draft);
          if (!check.legal()) return;
          int before = session.events().size();
          session.submit(session.number(seat), seat, Objects.requireNonNull(check.line()));
          Event.Offered made = offered(session, before);
          List<PromiseDraft> promises = Objects.requireNonNull(draft.promises());
          DealContent content = DealContent.offered(session, seat, made.terms(), promises);
          assertThat(content.digest()).isEqualTo(check.digest());
          Schemas.check(
              "DealVersion",
              Map.of(
                  "number", 1,
                  "by", seat.letter(),
                  "offenseGives", content.offenseGives(),
                  "defenseGives", content.defenseGives(),
                  "promises", content.promises(seat == session.game().encounter().offense()),
                  "digest", content.digest()));
          Seat answering = other(session, seat);
          if (!session.asked().contains(answering)) return;
          if (session.question(answering).count() < 4) return;
          String line = content.line(session, answering);
          before = session.events().size();
          Reply reply = session.submit(session.number(answering), answering, line);
          assertThat(reply)
              .as(made + " said by the other: " + line)
              .isInstanceOf(Reply.Accepted.class);
          boolean offense = answering == session.game().encounter().offense();
          Event.Offered again = offered(session, before);
          DealContent same =
              DealContent.offered(session, answering, again.terms(), content.promises(offense));
          assertThat(same.digest()).isEqualTo(content.digest());
          back[0]++;
        });
    assertThat(back[0]).isGreaterThan(5);
  }

  private static Event.Offered offered(Session session, int from) {
    for (Event event : session.eventsFrom(from))
      if (event instanceof Event.Offered made) return made;
    throw new AssertionError("nothing was offered");
  }
}
