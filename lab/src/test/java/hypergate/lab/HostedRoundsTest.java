package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.timing.Round;
import hypergate.game.view.Question;
import hypergate.lab.record.GameRecord;
import hypergate.players.RandomPlayer;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// Response rounds as a server uses them: everybody says what they use while a round is open, and
/// is answered for afterwards; records say nothing of it.
final class HostedRoundsTest {
  private static final String CLOSE = "close";
  private static int rounds;
  private static int used;

  /// A server with people at all seats but the last, who use what they can now and then.
  private static final class Table {
    private final long seed;
    private final Session session;
    private final SplittableRandom random;
    private final Lines lines;
    private final List<String> journal = new ArrayList<>();
    private final Map<Seat, String> said = new HashMap<>();
    private int rounds;
    private int used;

    Table(long seed) {
      this.seed = seed;
      session = opened();
      random = new SplittableRandom(seed);
      lines = new Lines(session, random);
      session.start();
      note();
    }

    private Session opened() {
      Session session = RandomGames.session(seed);
      int machine = session.game().seats() - 1;
      session.machine(Seat.of(machine), new RandomPlayer(seed));
      session.guard(session.game().everybody());
      return session;
    }

    private void note() {
      long known = journal.stream().filter(line -> !line.equals(CLOSE)).count();
      journal.addAll(session.linesFrom((int) known));
    }

    void step() {
      Round round = session.openRound();
      if (round == null) answer();
      else close(round);
      note();
    }

    private void close(Round round) {
      rounds++;
      assertThat(session.asked()).isEmpty();
      said.clear();
      for (int i = 0; i < session.game().seats(); i++) {
        Seat seat = Seat.of(i);
        List<String> uses = session.uses(seat);
        if (!seat.in(round.eligible())) assertThat(uses).isEmpty();
        if (!uses.isEmpty() && random.nextInt(3) == 0)
          said.put(seat, uses.get(random.nextInt(uses.size())));
      }
      // Where machines alone can act nobody waits, wherever they sit by now.
      assertThat(Seat.listOf(round.eligible())).anyMatch(session::isPerson);
      session.closeRound();
      journal.add(CLOSE);
    }

    private void answer() {
      Seat seat = session.asked().get(random.nextInt(session.asked().size()));
      Question question = session.question(seat);
      Prompt prompt = question.prompt();
      String line = lines.any(seat);
      if (prompt.equals(Prompt.USE)) {
        String use = said.remove(seat);
        if (use != null && has(question, use)) line = use;
        // Who must use something (Insanity) cannot pass.
        else if (has(question, "pass")) line = "pass";
        if (use != null) used++;
      }
      Reply reply = session.submit(session.number(seat), seat, line);
      assertThat(reply).as(seat + " " + line).isInstanceOf(Reply.Accepted.class);
      if (random.nextInt(8) == 0 && session.mayUndo(seat)) {
        session.undo(seat);
        assertThat(session.openRound()).isNull();
        assertThat(session.question(seat).prompt()).isEqualTo(prompt);
        while (journal.stream().filter(l -> !l.equals(CLOSE)).count() > session.lines().size())
          journal.remove(lastLine());
      }
    }

    private int lastLine() {
      int at = journal.size() - 1;
      while (journal.get(at).equals(CLOSE)) at--;
      return at;
    }

    private static boolean has(Question question, String use) {
      for (int i = 0; i < question.count(); i++) if (question.notation(i).equals(use)) return true;
      return false;
    }

    /// A server that starts anew stands at the same round or question.
    void restart() {
      Session other = opened();
      for (String entry : journal)
        if (entry.equals(CLOSE)) {
          other.ready();
          other.closeRound();
        } else other.feed(entry);
      other.start();
      assertThat(other.openRound()).isEqualTo(session.openRound());
      // A secret answer that waits for others is in no record yet.
      if (other.asked().size() > session.asked().size()) return;
      assertThat(other.asked()).isEqualTo(session.asked());
      assertThat(other.lines()).isEqualTo(session.lines());
      assertThat(other.game().state().sameAs(session.game().state())).isTrue();
    }

    /// The same game without rounds.
    void replay() {
      Options options = RandomGames.options(seed);
      List<String> players = Collections.nCopies(session.game().seats(), "human");
      Session other = GameRecord.of(session, options, players, seed).resume();
      assertThat(other.openRound()).isNull();
      assertThat(other.lines()).isEqualTo(session.lines());
      List<Event> events = session.events();
      assertThat(other.eventsFrom(0).subList(0, events.size())).isEqualTo(events);
    }
  }

  @Seeds(upTo = 12, fresh = 1)
  void a_game_with_rounds_is_carried_on_after_a_restart_and_replayed_without(long seed) {
    play(new Table(seed));
  }

  private static void play(Table table) {
    for (int step = 0; step < 1200 && !table.session.isOver(); step++) {
      table.step();
      if (step % 40 == 0) table.restart();
    }
    rounds += table.rounds;
    used += table.used;
    table.replay();
  }

  @AfterAll
  static void rounds_were_opened_and_used() {
    if (!SeedRun.isWhole()) return;
    assertThat(rounds).isGreaterThan(1000);
    assertThat(used).isGreaterThan(100);
  }

  @Test
  void a_person_alone_never_waits() {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 3);
    session.guard(15);
    for (int i = 1; i < 4; i++) session.machine(Seat.of(i), new RandomPlayer(i));
    session.start();
    Lines lines = new Lines(session, new SplittableRandom(3));
    for (int answers = 0; answers < 200 && !session.isOver(); answers++) {
      assertThat(session.openRound()).isNull();
      Seat seat = session.asked().getFirst();
      session.submit(session.number(seat), seat, lines.any(seat));
    }
  }

  @Test
  void rounds_end_when_the_second_last_person_leaves_and_begin_when_one_comes_back() {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 3);
    session.guard(15);
    for (int i = 2; i < 4; i++) session.machine(Seat.of(i), new RandomPlayer(i));
    session.start();
    SplittableRandom random = new SplittableRandom(3);
    Lines lines = new Lines(session, random);
    int rounds = 0;
    for (int step = 0; step < 600 && !session.isOver(); step++) {
      boolean isAlone = !session.isPerson(Seat.of(1));
      if (session.openRound() != null) {
        rounds++;
        assertThat(isAlone).isFalse();
        if (random.nextInt(5) == 0) session.machine(Seat.of(1), new RandomPlayer(step));
        else session.closeRound();
      } else {
        Seat seat = session.asked().getFirst();
        long number = session.number(seat);
        List<String> before = session.lines();
        if (isAlone && random.nextInt(5) == 0) {
          session.machine(Seat.of(1), null);
          assertThat(session.openRound()).as("what has gone by stays so").isNull();
          assertThat(session.number(seat)).isEqualTo(number);
          assertThat(session.lines()).isEqualTo(before);
        } else session.submit(number, seat, lines.any(seat));
      }
    }
    assertThat(rounds).isGreaterThan(10);
  }
}
