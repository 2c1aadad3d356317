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

  // ---- a swindled table

  private record Swindled(Bench.Person ana, Bench.Person ben, String link) {}

  private void connect(Swindled at) {
    at.ana.connect();
    at.ben.connect();
  }

  // Ana begins as the Swindler, marks Ben and changes places with him as soon as it can.
  private Swindled swindled() {
    Outcome made = bench.create(Wishes.people(2).with("swindler").set("planets", "4").wish());
    if (!(made instanceof Outcome.Seated(var _, String table, String secret)))
      throw new AssertionError(made);
    String link = Bench.done(made).path("links").path(0).path("secret").asString();
    Swindled at = new Swindled(bench.person(table, "A", secret), bench.sit(table, "B", link), link);
    Bench.start(List.of(at.ana, at.ben));
    connect(at);
    for (int i = 0; i < 2_000 && seat(at.ana).equals("A"); i++)
      if (!says(at.ana, "swindler/seat", "B") && !says(at.ana, "use", "swindler"))
        assertThat(at.ana.answer() || at.ben.answer()).isTrue();
    assertThat(seat(at.ana)).isEqualTo("B");
    return at;
  }

  private static String seat(Bench.Person person) {
    return person.look().path("me").path("seat").asString();
  }

  // Gives an answer if it is asked for and offered.
  private static boolean says(Bench.Person person, String prompt, String answer) {
    for (JsonNode asked : person.prompts())
      for (JsonNode option : asked.path("options"))
        if (asked.path("prompt").asString().equals(prompt)
            && option.path("notation").asString().equals(answer)) {
          person.done(
              "answer",
              Map.of(
                  "n",
                  asked.path("n").asLong(),
                  "prompt",
                  prompt,
                  "seat",
                  asked.path("seat").asString(),
                  "answer",
                  answer));
          return true;
        }
    return false;
  }

  @Test
  void a_server_that_starts_again_knows_who_sits_where() {
    Swindled at = swindled();
    JsonNode ana = at.ana.look();
    JsonNode ben = at.ben.look();
    assertThat(ben.path("me").path("seat").asString()).isEqualTo("A");
    bench.dies(1_000);
    connect(at);
    for (String part : List.of("me", "hand", "seats", "prompts", "log")) {
      assertThat(at.ana.look().path(part)).as(part).isEqualTo(ana.path(part));
      assertThat(at.ben.look().path(part)).as(part).isEqualTo(ben.path(part));
    }
    assertThat(at.ana.look().path("me").path("host").asBoolean()).isTrue();
  }

  @Test
  void a_link_leads_its_person_to_the_new_seat_and_a_new_one_too() {
    Swindled at = swindled();
    Outcome entered = bench.enter(at.ben.table, at.link, null);
    assertThat(Bench.done(entered).path("seat").asString()).isEqualTo("A");
    // The host gives whoever sits at A now another link.
    JsonNode renewed = Bench.done(bench.house().newLink(at.ana.viewer, "A"));
    assertThat(renewed.path("seat").asString()).isEqualTo("A");
    String link = renewed.path("secret").asString();
    assertThat(Bench.done(bench.enter(at.ben.table, link, null)).path("seat").asString())
        .isEqualTo("A");
    assertThat(Bench.refused(bench.enter(at.ben.table, at.link, null))).startsWith("403");
    Bench.Person ben = bench.sit(at.ben.table, "A", link);
    assertThat(ben.look().path("me").path("host").asBoolean()).isFalse();
    assertThat(ben.look().path("hand")).isNotEqualTo(at.ana.look().path("hand"));
  }

  @Test
  void the_rematch_moves_persons_on_from_where_they_began() {
    Swindled at = swindled();
    for (boolean any = true; any; ) any = at.ana.answer() || at.ben.answer();
    assertThat(at.ana.look().path("table").path("state").asString()).isEqualTo("over");
    assertThat(seat(at.ana)).isEqualTo("B");
    at.ana.done("rematch", Map.of());
    assertThat(at.ana.look().path("table").path("rematchVotes").toString()).isEqualTo("[\"B\"]");
    JsonNode agreed = at.ben.done("rematch", Map.of());
    String next = agreed.path("table").asString();
    String secret = at.ana.look().path("me").path("links").path(0).path("secret").asString();
    Bench.Person ana = bench.sit(next, "B", secret);
    assertThat(seat(ana)).isEqualTo("B");
    assertThat(ana.look().path("me").path("host").asBoolean()).isTrue();
    Bench.Person ben = bench.sit(next, "C", agreed.path("secret").asString());
    assertThat(seat(ben)).isEqualTo("C");
    assertThat(ana.look().path("seats").path(1).path("name").asString()).isEqualTo("Ana");
  }
}
