package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tables at which persons change places: the secret of each goes along to its new seat.
final class PersonsTest {
  @TempDir private Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  @AfterEach
  void close() {
    bench.close();
  }

  // As a card does it, but at the beginning of the phase that is being played.
  private void exchange(Bench.Person by, Seat one, Seat other) {
    bench.at(
        by.table,
        table -> {
          table.act(
              "exchange",
              table.position().chairs.getFirst(),
              null,
              act -> {
                Game game = Bench.session(table).game();
                game.rewind();
                game.begin();
                game.verbs().seating().exchange(one, other);
                game.begin();
                game.run();
                act.moved();
              });
          return true;
        });
  }

  private static Map<String, Object> answer(JsonNode prompt, String seat) {
    return Map.of(
        "n",
        prompt.path("n").asLong(),
        "prompt",
        prompt.path("prompt").asString(),
        "seat",
        seat,
        "answer",
        Simple.answer(prompt));
  }

  @Test
  void each_chair_gets_the_view_of_its_new_seat_and_answers_for_it_alone() {
    List<Bench.Person> people = bench.playing(Wishes.people(3).wish());
    Bench.dealt(people.toArray(Bench.Person[]::new));
    Bench.Person asked =
        people.stream().filter(one -> !one.prompts().isEmpty()).findFirst().orElseThrow();
    Bench.Person other = people.stream().filter(one -> one != asked).findFirst().orElseThrow();
    asked.connect();
    other.connect();
    JsonNode handOfAsked = asked.look().path("hand");
    JsonNode handOfOther = other.look().path("hand");
    exchange(asked, Seat.named(asked.letter), Seat.named(other.letter));

    // What each stream has been told.
    assertThat(asked.section("me").path("seat").asString()).isEqualTo(other.letter);
    assertThat(other.section("me").path("seats").path(0).asString()).isEqualTo(asked.letter);
    assertThat(other.section("hand")).isEqualTo(handOfAsked);
    assertThat(asked.section("hand")).isEqualTo(handOfOther);
    // The host is the same person, and names have gone along.
    assertThat(asked.section("me").path("host")).isEqualTo(asked.look().path("me").path("host"));
    for (JsonNode seat : asked.look().path("seats"))
      if (seat.path("seat").asString().equals(other.letter))
        assertThat(seat.path("name").asString())
            .isEqualTo(bench.at(asked.table, t -> t.position().began(asked.letter).name));

    // The question is to the seat, so that it is for the other person to answer now.
    assertThat(asked.prompts()).isEmpty();
    JsonNode prompt = other.prompts().getFirst();
    assertThat(prompt.path("seat").asString()).isEqualTo(asked.letter);
    assertThat(Bench.refused(asked.send("answer", answer(prompt, asked.letter))))
        .isEqualTo("403 Seat " + asked.letter + " is not yours.");
    other.done("answer", answer(prompt, asked.letter));
  }

  @Test
  void what_was_told_before_stays_with_whoever_saw_it() {
    List<Bench.Person> people = bench.playing(Wishes.people(3).wish());
    Bench.dealt(people.toArray(Bench.Person[]::new));
    JsonNode drew = drew(people.getFirst());
    assertThat(drew.path("args").path("cards").size()).isPositive();
    exchange(people.getFirst(), Seat.of(0), Seat.of(1));
    assertThat(drew(people.getFirst())).isEqualTo(drew);
    // Nor does whoever sits there now read what the seat was dealt.
    for (JsonNode event : people.get(1).look().path("log"))
      if (event.path("type").asString().equals("drew")
          && event.path("args").path("seat").asString().equals("A"))
        assertThat(event.path("args").path("cards").isEmpty()).isTrue();
  }

  // The first cards that A was dealt, as somebody reads of it.
  private static JsonNode drew(Bench.Person person) {
    for (JsonNode event : person.look().path("log"))
      if (event.path("type").asString().equals("drew")
          && event.path("args").path("seat").asString().equals("A")) return event;
    throw new AssertionError("nothing was dealt");
  }
}
