package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Player;
import hypergate.players.Players;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Machines that take their time: the table answers everything meanwhile, shows who thinks as far
/// as that is public, and takes no answer to a question that has changed.
final class ThoughtsTest {
  @TempDir Path folder;

  private final Thinkers thinkers = new Thinkers();

  private Bench bench(long seed) {
    return new Bench(folder, seed, thinkers.machines());
  }

  private Path folder(String name) {
    try {
      return Files.createDirectories(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String status(JsonNode view, String letter) {
    for (JsonNode seat : view.path("seats"))
      if (seat.path("seat").asString().equals(letter)) return seat.path("status").asString();
    throw new AssertionError("no seat " + letter);
  }

  // Lets everything that is being thought about be said, and what follows from it.
  private void quiet(Bench bench, String table) {
    while (!bench.at(table, t -> t.thoughts().isQuiet())) thinkers.said();
  }

  // Waits until nobody thinks any more, or whoever does waits to be let go on.
  private static void settled(Bench bench, String table, Thinkers who) {
    while (!who.isHeld() && !bench.at(table, t -> t.thoughts().isQuiet())) Thread.onSpinWait();
  }

  @Test
  void while_a_machine_thinks_the_table_answers_whatever_else_it_is_asked() {
    try (thinkers;
        Bench bench = bench(1)) {
      Bench.Person ana = bench.playing(Wishes.people(1).against("regular").wish()).getFirst();
      thinkers.begun.acquireUninterruptibly();
      JsonNode view = ana.look();
      assertThat(List.of(status(view, "B"), status(view, "C"), status(view, "D")))
          .containsOnly("thinking");
      ana.done("chat", Map.of("text", "Take your time"));
      assertThat(ana.look().path("chat").toString()).contains("Take your time");
      ana.done("orders", Map.of("orders", List.of()));
      assertThat(ana.prompts()).isNotEmpty();
      assertThat(Simple.play(ana)).isTrue();
      assertThat(status(ana.look(), "A")).isEqualTo("answered");
      assertThat(status(bench.spectator(ana.table).look(), "B")).isEqualTo("thinking");
      ana.done("away", Map.of());
      ana.done("back", Map.of());
      thinkers.free();
      quiet(bench, ana.table);
      assertThat(status(ana.look(), "B")).isNotEqualTo("thinking");
      assertThat(thinkers.asked).contains("keep-alien");
    }
  }

  @Test
  void a_game_against_machines_that_think_comes_to_its_end_and_its_record_is_whole() {
    thinkers.free();
    try (thinkers;
        Bench bench = bench(2)) {
      Bench.Person ana = bench.playing(Wishes.people(1).against("regular").wish()).getFirst();
      for (int i = 0; i < 5_000 && !over(ana); i++) {
        quiet(bench, ana.table);
        Simple.play(ana);
      }
      assertThat(over(ana)).isTrue();
      bench.dies(10);
      boolean goesOn = bench.house().at(ana.table, t -> t.position().aside() == null);
      assertThat(goesOn).isTrue();
    }
  }

  private static boolean over(Bench.Person person) {
    return person.look().path("table").path("state").asString().equals("over");
  }

  @Test
  void an_answer_can_be_taken_back_while_a_machine_thinks_and_what_it_says_then_counts_no_more() {
    try (thinkers;
        Bench bench = bench(3)) {
      Bench.Person ana = bench.playing(Wishes.people(1).against("regular").wish()).getFirst();
      boolean undone = false;
      for (int i = 0; i < 3_000 && !undone && !over(ana); i++) {
        settled(bench, ana.table, thinkers);
        if (!bench.at(ana.table, t -> t.thoughts().isQuiet()) && mayUndo(ana)) {
          ana.done("undo", Map.of());
          assertThat(ana.prompts()).isNotEmpty();
          undone = true;
        } else if (!Simple.play(ana)) {
          thinkers.letOne();
        }
      }
      assertThat(undone).isTrue();
      thinkers.free();
      quiet(bench, ana.table);
      // What it had thought of was not said: the question is open again.
      assertThat(ana.prompts()).isNotEmpty();
      assertThat(Simple.play(ana)).isTrue();
    }
  }

  private static boolean mayUndo(Bench.Person person) {
    return person.look().path("undo").asBoolean();
  }

  @Test
  void a_table_that_is_read_anew_lets_its_machines_think_again() {
    try (thinkers;
        Bench bench = bench(4)) {
      Bench.Person ana = bench.playing(Wishes.people(1).against("regular").wish()).getFirst();
      Simple.play(ana);
      thinkers.begun.acquireUninterruptibly();
      bench.dies(1_000);
      Bench.Person again = bench.person(ana.table, ana.letter, ana.secret);
      assertThat(status(again.look(), "B")).isEqualTo("thinking");
      thinkers.free();
      quiet(bench, again.table);
      assertThat(again.prompts()).isNotEmpty();
    }
  }

  @Test
  void a_machine_that_fails_is_answered_for_by_a_novice() {
    Machines failing =
        new Machines(
            (name, seed) -> new Failing(),
            Players::adviser,
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory()));
    try (thinkers;
        Bench bench = new Bench(folder, 5, failing)) {
      Bench.Person ana = bench.playing(Wishes.people(1).against("regular").wish()).getFirst();
      Simple.play(ana);
      while (ana.prompts().isEmpty()) Thread.onSpinWait();
      assertThat(ana.look().path("table").path("aside").isObject()).isFalse();
    }
  }

  private static final class Failing implements hypergate.players.MachinePlayer {
    @Override
    public void reseed(long seed) {}

    @Override
    public boolean imagines() {
      return true;
    }

    @Override
    public int choose(hypergate.game.view.Question question) {
      throw new IllegalArgumentException("no idea");
    }
  }

  /// Whom the table waits for inside a window is a secret: a machine that has something to use
  /// looks like everybody else, and what people have said is carried out after it in the right
  /// order.
  @Test
  void nothing_shows_that_a_machine_thinks_about_what_it_uses() {
    int secret = 0;
    for (long seed = 1; seed <= 4 && secret == 0; seed++) secret += secretThoughts(seed);
    assertThat(secret).as("times that a machine thought about a use").isPositive();
  }

  private int secretThoughts(long seed) {
    int seen = 0;
    try (Thinkers slow = new Thinkers();
        Bench bench = new Bench(folder("" + seed), seed, slow.machines())) {
      List<Bench.Person> people =
          bench.playing(Wishes.people(2).strict().against("regular").wish());
      Bench.Person ana = people.getFirst();
      for (int i = 0; i < 3_000 && !over(ana) && seen < 6; i++) {
        settled(bench, ana.table, slow);
        boolean secret = bench.at(ana.table, ThoughtsTest::isSecret);
        if (secret) {
          seen++;
          for (Bench.Person person : people)
            for (JsonNode seat : person.look().path("seats"))
              assertThat(seat.path("status").asString()).isIn("waiting", "window");
        }
        boolean any = false;
        for (Bench.Person person : people) any |= Simple.play(person);
        if (any) continue;
        if (bench.at(ana.table, t -> t.thoughts().isQuiet())) bench.pass(4_000);
        else {
          slow.letOne();
        }
      }
      assertThat(ana.look().path("table").path("aside").isObject()).isFalse();
    }
    return seen;
  }

  private static boolean isSecret(Table table) {
    Session session = Bench.session(table);
    for (Seat seat : session.asked())
      if (table.position().begun().thinks(seat)
          && session.question(seat).prompt().equals(Prompt.USE)) return true;
    return false;
  }

  @Test
  void who_answers_without_thinking_is_never_waited_for() {
    for (String name : Players.names()) {
      Player machine = Players.of(name, 1);
      assertThat(machine).isNotNull();
      try (Bench bench = new Bench(folder(name), 6, thinkers.machines())) {
        Bench.Person ana = bench.playing(Wishes.people(1).against(name).wish()).getFirst();
        boolean waits = !bench.at(ana.table, t -> t.thoughts().isQuiet());
        assertThat(waits).as(name).isEqualTo(Players.of(name, 1).imagines());
      }
    }
    thinkers.close();
  }
}
