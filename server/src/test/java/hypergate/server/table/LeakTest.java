package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Two tables that differ in nothing but hidden cards: all others see the same bytes at the same
/// times, whether they look, listen or ask why, until a card is shown.
final class LeakTest {
  /// What shows a card that was hidden: from there on tables may differ.
  private static final Pattern SHOWN =
      Pattern.compile("\"type\":\"(revealed|discarded|new-hand|took-back|used)\",\"encounter\"");

  private static final long END = 10_000_000;

  @TempDir Path folder;

  /// Everything that a viewer got, each with its moment.
  private record Heard(List<String> bytes, boolean knew) {}

  // Three people play; when so many encounters have begun, two of them change hands, or not. The
  // third and a spectator write down what they get.
  private List<Heard> evening(long seed, Wishes wishes, int viewer, int encounter, boolean swapped)
      throws Exception {
    try (Bench bench = new Bench(Files.createTempDirectory(folder, "table"), seed)) {
      List<Bench.Person> people = bench.playing(wishes.wish());
      Bench.Person third = people.get(viewer);
      while (phase(third).path("encounter").asInt() < encounter) step(bench, people, seed);
      while (phase(third).path("phase").asString().equals("setup")) step(bench, people, seed);
      boolean knew = third.look().path("known").size() > 0;
      if (swapped) bench.at(third.table, table -> swap(table, viewer));
      List<Bench.Person> viewers = List.of(third, bench.spectator(third.table));
      List<List<String>> got = List.of(new ArrayList<>(), new ArrayList<>());
      for (Bench.Person one : viewers) one.connect();
      int[] heard = new int[2];
      for (int i = 0; i < 60 && bench.now() < END; i++) {
        step(bench, people, seed);
        for (int who = 0; who < 2; who++) {
          Bench.Person one = viewers.get(who);
          for (; heard[who] < one.texts.size(); heard[who]++)
            got.get(who).add(bench.now() + " " + one.texts.get(heard[who]));
          if (i % 4 == 0) got.get(who).addAll(looks(bench, one));
        }
        if (shown(got.get(1)) < got.get(1).size()) break;
      }
      return got.stream().map(bytes -> new Heard(bytes, knew)).toList();
    }
  }

  private static JsonNode phase(Bench.Person person) {
    return person.look().path("game");
  }

  // Everybody answers what can be answered without a look at one's cards.
  private static void step(Bench bench, List<Bench.Person> people, long seed) {
    boolean any = false;
    for (Bench.Person person : people) {
      any |= Simple.play(person);
      JsonNode window = person.look().path("window");
      boolean open = window.path("mine").isObject();
      if (seed % 2 == 1 || !open || window.path("mine").path("answered").asBoolean()) continue;
      person.done("window", Map.of("n", window.path("n").asLong(), "action", "pass"));
      any = true;
    }
    if (!any) bench.pass(500);
  }

  private static List<String> looks(Bench bench, Bench.Person one) {
    List<String> bytes = new ArrayList<>(List.of(one.look().toString()));
    for (String ask :
        List.of(
            "{\"ask\":\"total\",\"side\":\"offense\"}",
            "{\"ask\":\"total\",\"side\":\"defense\"}",
            "{\"ask\":\"phase\",\"phase\":\"reveal\"}",
            "{\"ask\":\"window\",\"window\":\"losing\"}",
            "{\"ask\":\"absent\",\"prompt\":\"use\",\"answer\":\"cosmic-zap\"}"))
      bytes.add(
          said(
              bench.house().explain(one.viewer, Json.MAPPER.readValue(ask, ExplainRequest.class))));
    return bytes;
  }

  private static String said(Outcome outcome) {
    return outcome instanceof Outcome.Refused(var problem)
        ? problem.json()
        : Bench.done(outcome).toString();
  }

  // As many cards as either holds that only two of the three know change hands: how many each has
  // stays as it is.
  private static boolean swap(Table table, int viewer) {
    int one = Zone.hand(Seat.of((viewer + 1) % 3).index());
    int other = Zone.hand(Seat.of((viewer + 2) % 3).index());
    Game game = Bench.session(table).game();
    for (State state : List.of(game.state(), game.checkpoint())) {
      List<Integer> these = held(state, one);
      List<Integer> those = held(state, other);
      for (int i = 0; i < Math.min(these.size(), those.size()); i++) {
        move(state, these.get(i), one, other);
        move(state, those.get(i), other, one);
      }
    }
    return true;
  }

  private static List<Integer> held(State state, int hand) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < 128; card++)
      if ((state.w[hand + card / 64] >>> card % 64 & 1) == 1) cards.add(card);
    return cards;
  }

  private static void move(State state, int card, int from, int to) {
    state.w[from + card / 64] ^= 1L << card % 64;
    state.w[to + card / 64] ^= 1L << card % 64;
  }

  private static int shown(List<String> bytes) {
    for (int i = 0; i < bytes.size(); i++) {
      // A whole view holds what was shown long ago.
      boolean news = bytes.get(i).contains("\"kind\":\"beat\"");
      if (news && SHOWN.matcher(bytes.get(i)).find()) return i;
    }
    return bytes.size();
  }

  @ParameterizedTest
  @CsvSource({
    "1, none, 0, 0, off",
    "2, live, 1, 0, off",
    "3, live, 2, 0, odyssey",
    "4, none, 0, 1, odyssey",
    "5, live, 1, 1, off",
    "6, live, 2, 1, warp",
    "7, none, 1, 2, off",
    "8, live, 0, 2, odyssey"
  })
  void hidden_cards_change_neither_bytes_nor_times(
      long seed, String clock, int viewer, int encounter, String technology) throws Exception {
    Wishes wishes =
        Wishes.people(3)
            .set("seats", "3")
            .set("technology", technology)
            .clock(clock, 900, 60)
            .strict();
    List<Heard> plain = evening(seed, wishes, viewer, encounter, false);
    List<Heard> swapped = evening(seed, wishes, viewer, encounter, true);
    for (int who = 0; who < 2; who++) {
      List<String> one = plain.get(who).bytes;
      List<String> other = swapped.get(who).bytes;
      if (plain.get(who).knew) continue;
      int end = Math.min(shown(one), shown(other));
      assertThat(end).as("something was heard before a card was shown").isPositive();
      for (int i = 0; i < end; i++)
        assertThat(other.get(i)).as("viewer " + who + ", text " + i).isEqualTo(one.get(i));
    }
  }
}
