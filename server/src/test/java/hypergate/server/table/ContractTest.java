package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Coverage;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.ask.Questions;
import hypergate.server.protocol.book.Presets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Games of all kinds, played wildly: every byte that leaves the house is as openapi.yaml says, and
/// all that openapi.yaml promises is seen somewhere.
final class ContractTest {
  /// What may be sent.
  private static final List<String> SENT =
      List.of(
          "Message",
          "Beat",
          "Whole",
          "View",
          "Me",
          "TableView",
          "TableCard",
          "SeatView",
          "SeatClock",
          "GameView",
          "SystemView",
          "Token",
          "EncounterView",
          "SideView",
          "Term",
          "TechView",
          "Piles",
          "HandCard",
          "Prompt",
          "Using",
          "PromptOption",
          "Gesture",
          "WindowView",
          "DealView",
          "DealTerm",
          "DealVersion",
          "DealCheck",
          "Promise",
          "LogEvent",
          "ChatLine",
          "Words",
          "Problem",
          "Explanation",
          "Condition",
          "MayAct",
          "GameSummary",
          "Replay",
          "TableSummary");

  /// Those of which every member is seen whatever cards are in the game; of the others something.
  private static final List<String> ALWAYS =
      List.of(
          "Beat",
          "Whole",
          "View",
          "Me",
          "TableView",
          "SeatView",
          "GameView",
          "SystemView",
          "EncounterView",
          "SideView",
          "Piles",
          "HandCard",
          "Prompt",
          "WindowView",
          "LogEvent",
          "ChatLine",
          "Words",
          "Problem",
          "Condition",
          "GameSummary",
          "Replay",
          "TableSummary");

  /// What needs a rare card.
  private static final Set<String> RARE =
      Set.of(
          "EncounterView.seconds",
          "SeatView.visiting",
          "Prompt.effect",
          "Prompt.using",
          "SystemView.planets.tokens",
          "SystemView.planets.moon",
          "WindowView.using",
          "SideView.card.counts",
          "LogEvent.cause",
          "LogEvent.by",
          "Replay.encounters.marks",
          // Only where a choice may be answered (TitlesTest).
          "WindowView.happened",
          // With a second front, or on seats with what few cards bring (SectionsTest).
          "EncounterView.other",
          "EncounterView.waiting",
          "SeatView.essence",
          "SeatView.essences",
          "SeatView.essences.alien",
          "SeatView.essences.cards",
          "SeatView.essences.faceDown",
          "SeatView.pulsars",
          "SeatView.rewards",
          "SeatView.ring",
          "SeatView.token",
          // Where persons have changed places.
          "GameSummary.persons",
          // Where aliens have been named (LobbyTest).
          "TableView.aliens",
          // Where people have named some in the lobby (ExclusionsTest).
          "TableView.excluded",
          // Of tables that cannot go on (AsideTest).
          "TableView.aside",
          // At tables of lessons (TeachingTest).
          "TableView.lesson",
          // At tables of puzzles (PuzzlingTest).
          "TableView.puzzle",
          "TableSummary.puzzle",
          // Of queries (CatalogueHttpTest).
          "Problem.column",
          "Problem.nearest");

  /// What needs a deal that comes about, or a token: DealTableTest has deals.
  private static final Set<String> OF_DEALS =
      Set.of("DealView", "DealTerm", "DealVersion", "DealCheck", "Promise", "Token", "Message");

  private static final int TABLES = 6;
  private static final int STEPS = 14;

  @TempDir Path folder;
  private final Coverage coverage = new Coverage();
  private final Set<String> prompts = new TreeSet<>();
  private final Set<String> problems = new TreeSet<>();

  private JsonNode checked(String schema, JsonNode node) {
    Schemas.checkNode(schema, node);
    coverage.note(schema, node);
    return node;
  }

  private JsonNode checked(String schema, Outcome outcome) {
    if (outcome instanceof Outcome.Refused(var problem)) {
      JsonNode node = Json.MAPPER.readTree(problem.json());
      problems.add(node.path("type").asString());
      return checked("Problem", node);
    }
    JsonNode node = Bench.done(outcome);
    return schema.isEmpty() ? node : checked(schema, node);
  }

  // ---- one table

  private final class Evening {
    final Bench bench;
    final Wild wild;
    final List<Bench.Person> people;
    final Bench.Person spectator;
    final List<Integer> heard = new ArrayList<>();

    Evening(Bench bench, Wishes wishes, long seed) {
      this.bench = bench;
      this.wild = new Wild(seed);
      this.people = bench.table(wishes.wish());
      this.spectator = bench.spectator(people.getFirst().table);
      List<Bench.Person> all = all();
      for (Bench.Person person : all) {
        checked("View", person.look());
        person.connect();
        heard.add(0);
      }
      summary();
      Bench.start(people);
    }

    List<Bench.Person> all() {
      List<Bench.Person> all = new ArrayList<>(people);
      all.add(spectator);
      return all;
    }

    void summary() {
      checked("TableSummary", bench.house().summary(spectator.viewer));
    }

    void listen() {
      List<Bench.Person> all = all();
      for (int i = 0; i < all.size(); i++) {
        List<JsonNode> messages = all.get(i).messages;
        for (int at = heard.get(i); at < messages.size(); at++)
          checked("Message", messages.get(at));
        heard.set(i, messages.size());
      }
    }

    void play(int steps) {
      for (int step = 0; step < steps; step++) {
        boolean any = false;
        for (Bench.Person person : people) any |= act(person);
        listen();
        if (step % 9 == 0) look();
        if (step == 0) summary();
        if (!any) bench.pass(4_020);
        if (people.getFirst().section("table").path("state").asString().equals("over")) return;
      }
    }

    // Everybody gives up, machines play to the end, and the game is seen again.
    void end() {
      for (Bench.Person person : people) checked("", person.send("concede", Map.of()));
      listen();
      look();
      JsonNode table = spectator.section("table");
      assertThat(table.path("state").asString()).isEqualTo("over");
      String game = table.path("game").asString();
      summary();
      Archive archive = new Archive(bench.house());
      checked("GameSummary", archive.summary(game));
      for (String as : List.of("A", "public", "everything"))
        checked("Replay", archive.replay(game, as));
      for (Bench.Person person : people) checked("", person.send("rematch", Map.of()));
      listen();
    }

    private void look() {
      for (Bench.Person person : all()) checked("View", person.look());
      Bench.Person one = all().get(wild.pick(people.size() + 1));
      for (ExplainRequest why : questions(one))
        checked("Explanation", bench.house().explain(one.viewer, why));
    }

    private boolean act(Bench.Person person) {
      JsonNode window = person.section("window");
      if (window.path("mine").isObject() && !window.path("mine").path("answered").asBoolean()) {
        checked("", person.send("window", press(window)));
        return true;
      }
      if (wild.pick(8) == 0) chatter(person);
      JsonNode open = person.section("prompts");
      JsonNode deal = person.section("deal");
      if (deal.isObject()) talk(person, deal);
      if (open.size() == 0) return false;
      JsonNode prompt = open.path(wild.pick(open.size()));
      prompts.add(prompt.path("prompt").asString());
      String answer = wild.answer(prompt);
      if (wild.pick(10) == 0)
        checked("", person.send("answer", answered(prompt, wild.pick(2) == 0 ? "Z9" : "A1x9")));
      if (answer.isEmpty()) {
        deal(person, prompt, deal);
        return true;
      }
      Outcome outcome = person.send("answer", answered(prompt, answer));
      checked("", outcome);
      checked("", person.send("answer", answered(prompt, answer)));
      if (outcome instanceof Outcome.Refused) person.answer();
      else if (wild.pick(12) == 0) checked("", person.send("undo", Map.of()));
      return true;
    }

    private void chatter(Bench.Person person) {
      checked("", person.send("chat", Map.of("text", "<script>alert(1)</script>")));
      checked("", person.send("chat", Map.of("to", "B", "text", "B", "phrase", "phrase.hello")));
      for (JsonNode promise : person.section("promises"))
        if (promise.path("to").asString().equals(person.letter))
          checked(
              "",
              person.send(
                  "settle",
                  Map.of(
                      "promise",
                      promise.path("id").asInt(),
                      "state",
                      List.of("kept", "broken", "moot").get(wild.pick(3)))));
    }

    private Map<String, Object> press(JsonNode window) {
      Map<String, Object> press = new HashMap<>();
      press.put("n", window.path("n").asLong());
      JsonNode uses = window.path("mine").path("uses");
      if (uses.size() > 0 && wild.pick(2) == 0) {
        press.put("action", "use");
        press.put("use", uses.path(wild.pick(uses.size())).path("notation").asString());
      } else {
        String[] words = {"pass", "pass", "pass-phase", "pass-encounter", "hold"};
        press.put("action", words[wild.pick(words.length)]);
      }
      return press;
    }

    private void talk(Bench.Person person, JsonNode deal) {
      String me = person.letter;
      if (!me.equals(deal.path("offense").asString())
          && !me.equals(deal.path("defense").asString())) return;
      Map<String, Object> draft = wild.draft(deal, me);
      checked(
          "DealCheck",
          bench.house().checkDeal(person.viewer, Json.MAPPER.convertValue(draft, DealDraft.class)));
      if (wild.pick(6) == 0)
        checked("", person.send("deal", Map.of("action", "draft", "draft", draft)));
    }

    private void deal(Bench.Person person, JsonNode prompt, JsonNode deal) {
      Map<String, Object> draft = wild.draft(deal, prompt.path("seat").asString());
      Outcome offered =
          deal.path("versions").size() > 0 && wild.pick(2) == 0
              ? new Outcome.Refused(hypergate.server.protocol.Problem.Kind.NOT_NOW.because("-"))
              : person.send("deal", Map.of("action", "propose", "draft", draft));
      checked("", offered);
      if (!(offered instanceof Outcome.Refused)) return;
      JsonNode versions = deal.path("versions");
      String digest = versions.path(versions.size() - 1).path("digest").asString("");
      Outcome accepted = person.send("deal", Map.of("action", "accept", "digest", digest));
      checked("", accepted);
      if (accepted instanceof Outcome.Refused) person.send("deal", Map.of("action", "fail"));
    }
  }

  private static Map<String, Object> answered(JsonNode prompt, String answer) {
    return Map.of(
        "n", prompt.path("n").asLong(),
        "prompt", prompt.path("prompt").asString(),
        "seat", prompt.path("seat").asString(),
        "answer", answer);
  }

  private static List<ExplainRequest> questions(Bench.Person person) {
    List<ExplainRequest> all = new ArrayList<>();
    for (String json :
        List.of(
            "{'ask':'absent','prompt':'launch','answer':'A1x9'}",
            "{'ask':'total','side':'offense'}",
            "{'ask':'total','side':'defense'}",
            "{'ask':'phase','phase':'reveal'}",
            "{'ask':'window','window':'losing'}",
            "{'ask':'ruling','ruling':'H-3'}"))
      all.add(Json.MAPPER.readValue(json.replace('\'', '"'), ExplainRequest.class));
    JsonNode log = person.look().path("log");
    for (int i = log.size() - 1; i >= Math.max(0, log.size() - 6); i--)
      all.add(request(Map.of("ask", "event", "event", log.path(i).path("id").asLong())));
    for (JsonNode prompt : person.section("prompts"))
      all.add(
          request(
              Map.of(
                  "ask", "preview",
                  "prompt", prompt.path("prompt").asString(),
                  "answer", prompt.path("options").path(0).path("notation").asString())));
    return all;
  }

  private static ExplainRequest request(Map<String, Object> of) {
    return Json.MAPPER.convertValue(of, ExplainRequest.class);
  }

  private Bench bench(long seed) throws Exception {
    return new Bench(Files.createTempDirectory(folder, "table"), seed);
  }

  private static Wishes wishes(int i) throws IOException {
    int seats = 2 + i % 7;
    Wishes wishes = Wishes.people(Math.min(seats, 1 + i % 3)).set("seats", "" + seats);
    wishes.preset(Presets.ALL.get(i % Presets.ALL.size()).id());
    if (i % 3 == 2) wishes.set("levels", "true");
    if (i % 2 == 0) wishes.strict();
    if (i % 4 == 0) wishes.clock("live", 600, 30);
    if (i == 1) wishes.cards(OwnCardsTest.lifeline());
    return wishes;
  }

  @Test
  void a_table_is_made_and_entered_as_promised() throws Exception {
    try (Bench bench = bench(1)) {
      JsonNode made = checked("CreatedTable", bench.create(Wishes.people(2).wish()));
      String table = made.path("table").asString();
      JsonNode link = made.path("links").path(0);
      JsonNode lobby = Bench.done(bench.house().view(Viewer.spectator(table)));
      assertThat(lobby.path("seats").path(1).path("kind").asString()).isEqualTo("open");
      checked("View", lobby);
      checked("Entered", bench.enter(table, link.path("secret").asString(), "Ben"));
      checked("Problem", bench.enter(table, "no such secret", "Ben"));
      assertThat(coverage.missing(List.of("CreatedTable", "SeatLink", "Entered"))).isEmpty();
    }
  }

  @Test
  void all_that_is_sent_is_as_promised_and_all_that_is_promised_is_sent() throws Exception {
    for (int i = 0; i < TABLES; i++)
      try (Bench bench = bench(i)) {
        Evening evening = new Evening(bench, wishes(i), i);
        evening.play(STEPS);
        if (i == 1) evening.end();
      }
    new Questions()
        .play(
            8,
            (session, seat) -> {
              JsonNode prompt = Json.MAPPER.valueToTree(Prompt.of(session, seat, 1));
              prompts.add(prompt.path("prompt").asString());
              checked("Prompt", prompt);
            });
    assertThat(prompts)
        .contains(
            "keep-alien",
            "tech-action",
            "aim",
            "launch",
            "invite",
            "join",
            "select",
            "use",
            "place");
    assertThat(problems)
        .contains("/problems/not-legal", "/problems/not-now", "/problems/stale-question");
    for (String schema : SENT)
      if (!OF_DEALS.contains(schema))
        assertThat(coverage.missing(List.of(schema)))
            .as("nothing of " + schema + " was seen")
            .isNotEqualTo(new Coverage().missing(List.of(schema)));
    Set<String> missing = coverage.missing(ALWAYS);
    missing.removeIf(member -> member.contains("=") || RARE.contains(member));
    assertThat(missing).isEmpty();
  }
}
