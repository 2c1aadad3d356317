package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Reply;
import hypergate.game.decide.Word;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.lab.RandomGames;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import hypergate.variant.technology.Tech;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;

/// In positions of random games: every option that is offered leads to an answer that is accepted,
/// and whatever is not accepted has a reason with a rule, said in words and not in identifiers.
final class ExplainedPositionsTest {
  private static final English ENGLISH = new English(AllContent.ALL);

  /// `effect-held`, `destiny_drawn`, `CARD_ZAP`, `cardZap`, `{seat}`.
  private static final Pattern IDENTIFIER =
      Pattern.compile("[a-z0-9][-_/][a-z0-9]|(?!AI\\b)[A-Z]{2}|[A-Z]_|[a-z][A-Z]|[{}]|null");

  /// Words of the rules that are written with a hyphen.
  private static final Pattern HYPHENATED = Pattern.compile("face-(down|up)");

  private static int absent;
  private static int accepted;

  @Seeds(upTo = 16, fresh = 1)
  void what_is_offered_is_accepted_and_what_is_not_has_a_reason(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Session session = RandomGames.session(seed);
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    for (int step = 0; step < 150 && !session.isOver(); step++) {
      List<Seat> asked = session.asked();
      Seat seat = asked.get(random.nextInt(asked.size()));
      Question question = session.question(seat);
      String prompt = question.prompt().id();
      List<String> offered = new ArrayList<>();
      for (int i = 0; i < question.count(); i++)
        if (!Choice.is(question.option(i), Word.DONE)) offered.add(question.notation(i));
      if (step % 3 == 0)
        for (int i = 0; i < Math.min(4, offered.size()); i++)
          accepted(session, seat, prompt, offered.get(random.nextInt(offered.size())), random);
      RandomAnswers answers = new RandomAnswers(session.game(), Luck.mix(seed * 7919 + step));
      for (int i = 0; i < 2; i++) {
        Seat other = i == 0 ? seat : answers.seat();
        String wanted = answers.prompt(other);
        refused(session, other, wanted, answers.answer(other, wanted));
      }
      String line = whole(session, seat, offered.get(random.nextInt(offered.size())), random);
      assertThat(session.submit(session.number(seat), seat, line))
          .as(seat + " " + prompt + " " + line)
          .isInstanceOf(Reply.Accepted.class);
    }
  }

  /// An answer that begins with an option, completed with whatever comes.
  private static String whole(Session session, Seat seat, String option, SplittableRandom random) {
    if (option.equals("offer")) return "offer give: nothing for: nothing";
    String line = option;
    for (int words = 0; words < 80; words++) {
      String next =
          Objects.requireNonNull(
              session.rest(session.number(seat), seat, line, rest -> next(rest, random)), line);
      if (next.isEmpty()) return line;
      line += " " + next;
    }
    throw new AssertionError(line + " never ends");
  }

  private static String next(Session.Rest rest, SplittableRandom random) {
    Question next = rest.next();
    if (next == null || next.least() == 0) return "";
    return next.notation(random.nextInt(next.count()));
  }

  private static void accepted(
      Session session, Seat seat, String prompt, String option, SplittableRandom random) {
    String line = whole(session, seat, option, random);
    String what = seat + " " + prompt + " " + line;
    assertThat(session.preview(session.number(seat), seat, line).reply())
        .as(what)
        .isInstanceOf(Reply.Accepted.class);
    Explanation why = Explain.absent(session.game(), seat, prompt, line);
    assertThat(why.failed()).as(what).isEmpty();
    said(why, what);
    accepted++;
  }

  private static void refused(Session session, Seat seat, String prompt, String answer) {
    boolean asked =
        session.asked().contains(seat) && session.question(seat).prompt().id().equals(prompt);
    boolean legal =
        asked
            && session.preview(session.number(seat), seat, answer).reply()
                instanceof Reply.Accepted;
    if (legal) return;
    String what = seat + " " + prompt + " " + answer;
    Explanation why = Explain.absent(session.game(), seat, prompt, answer);
    assertThat(why.failed()).as(what).isNotEmpty();
    assertThat(why.failed()).as(what).allMatch(failed -> RuleNumbers.ALL.contains(failed.rule()));
    said(why, what);
    absent++;
  }

  private static void said(Explanation why, String what) {
    assertThat(why.conditions()).as(what).isNotEmpty();
    for (Explanation.Condition condition : why.conditions()) {
      String sentence =
          ENGLISH.sentence(condition.reason(), condition.holds(), plain(condition.facts()));
      assertThat(sentence).as(what).matches("[A-Z0-9'+].*[.?!]");
      assertThat(HYPHENATED.matcher(withoutNames(sentence)).replaceAll(""))
          .as(what)
          .doesNotContainPattern(IDENTIFIER);
    }
  }

  // What somebody typed is shown as typed, the text of a card as printed.
  private static List<Fact> plain(List<Fact> facts) {
    return facts.stream()
        .map(
            fact ->
                switch (fact.arg().type()) {
                  case TYPED, TEXT -> new Fact(fact.arg(), "This.");
                  default -> fact;
                })
        .toList();
  }

  @AfterAll
  static void enough_was_looked_at() {
    if (!SeedRun.isWhole()) return;
    assertThat(absent).isGreaterThan(1000);
    assertThat(accepted).isGreaterThan(1000);
  }

  // Names of cards are as printed, "Protective NRG Halo".
  private static String withoutNames(String sentence) {
    String rest = sentence;
    for (Tech tech : AllContent.ALL.of(Tech.class)) rest = rest.replace(tech.name(), "");
    return rest;
  }
}
