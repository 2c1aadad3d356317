package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hypergate.server.store.Change;
import hypergate.server.store.JournalRow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody fills a table's journal with talk, and talk never stops the game.
final class InkTest {
  @TempDir Path folder;

  private static int refusal(Ink ink, int chair, int bytes, long now) {
    return catchThrowableOfType(Refusal.class, () -> ink.spend(chair, bytes, now))
        .problem()
        .status();
  }

  @Test
  void each_chair_and_the_table_have_so_much_and_get_it_back() {
    Ink ink = new Ink();
    ink.spend(0, Ink.SEAT - 1_000, 0);
    assertThat(refusal(ink, 0, 1_000, 0)).isEqualTo(429);
    ink.spend(1, Ink.SEAT - 1_000, 0);
    assertThat(refusal(ink, 2, Ink.SEAT - 1_000, 0)).as("the table's").isEqualTo(429);
    ink.spend(0, Ink.SEAT_A_MINUTE, 60_000);
    assertThat(refusal(ink, 0, Ink.SEAT_A_MINUTE, 60_000)).isEqualTo(429);
  }

  private static Map<String, Object> orders() {
    List<Map<String, Object>> orders = new ArrayList<>();
    for (int i = 0; i < 40; i++)
      orders.add(
          Map.of("id", "x".repeat(60), "event", "any", "answer", "use", "use", "y".repeat(60)));
    return Map.of("orders", orders);
  }

  @Test
  void who_writes_without_end_is_stopped_and_still_plays() {
    try (Bench bench = new Bench(folder)) {
      List<Bench.Person> people = bench.playing(Wishes.people(2).wish());
      Bench.Person person = people.getFirst();
      int done = 0;
      while (person.send("orders", orders()) instanceof Outcome.Done) done++;
      assertThat(done).isBetween(3, 30);
      assertThat(Bench.refused(person.send("orders", orders()))).startsWith("429 ");
      Map<String, Object> answer = Map.of("n", 999_999, "answer", "pass");
      assertThat(Bench.refused(person.send("answer", answer))).startsWith("409 ");
      people.getLast().done("orders", orders());
      bench.sleep(Duration.ofMinutes(1).toMillis());
      person.done("orders", orders());
      person.done("concede", Map.of());
    }
  }

  @Test
  void a_full_journal_has_room_for_answers_only() throws Exception {
    try (Bench bench = new Bench(folder)) {
      List<Bench.Person> people = bench.playing(Wishes.people(2).wish());
      Bench.Person person = people.getFirst();
      person.done("chat", Map.of("text", "hello"));
      long rows = bench.at(person.table, table -> table.position().rows());
      String padded = "{\"entries\":[],\"pad\":\"" + "x".repeat((int) Ink.FULL) + "\"}";
      bench
          .store()
          .write(
              Change.appends(
                  person.table, List.of(new JournalRow(rows + 1, bench.now(), "chat", padded))));
      bench.dies(0);
      assertThat(Bench.refused(person.send("chat", Map.of("text", "hello"))))
          .isEqualTo(
              "409 This table has written down nearly all that it may: there is room for answers"
                  + " only.");
      person.done("concede", Map.of());
    }
  }

  @Test
  void far_beyond_nothing_goes_on() {
    assertThatCode(() -> Ink.room(Ink.FULL_ROWS - 1, Ink.FULL - 1)).doesNotThrowAnyException();
    assertThat(Ink.isOut(Ink.FULL_ROWS, Ink.FULL)).isFalse();
    assertThat(Ink.isOut(Ink.END * Ink.FULL_ROWS, 0)).isTrue();
    assertThat(Ink.isOut(0, Ink.END * Ink.FULL)).isTrue();
  }
}
