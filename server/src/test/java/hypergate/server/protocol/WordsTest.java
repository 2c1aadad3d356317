package hypergate.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.catalogue.CardQuestions;
import hypergate.content.AllContent;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Word;
import hypergate.game.explain.Asked;
import hypergate.game.explain.Reason;
import hypergate.game.explain.Told;
import hypergate.server.protocol.ask.PromptOption;
import hypergate.server.protocol.ask.Questions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every sentence that leaves the server as a key, with the names of its arguments. The page's
/// words are held against the same list, web/src/words/keys.json; `mvn test -Dtest=WordsTest
/// -Dwords=apply` writes it.
final class WordsTest {
  private static final Path KEYS = Path.of("../web/src/words/keys.json");
  private static final Path LABELS = Path.of("../web/src/words/en/prompts.json");
  private static final Pattern LABEL = Pattern.compile("option\\.(?!about\\.)([^.]+/[^.]+)\\.(.+)");
  private static final Path SOURCES = Path.of("src/main/java/hypergate/server");

  /// Keys of the server's own sentences; those of reasons follow from the engine's English.
  private static final Map<String, String> OWN =
      Map.ofEntries(
          Map.entry("prompt.keep-alien", ""),
          Map.entry("prompt.keep-alien.first", ""),
          Map.entry("prompt.keep-alien.second", "alien"),
          Map.entry("prompt.keep-tech", ""),
          Map.entry("prompt.tech-action", ""),
          Map.entry("prompt.place", "count"),
          Map.entry("prompt.place.found", "most"),
          Map.entry("prompt.place.regroup", "count"),
          Map.entry("prompt.place.tech", "most"),
          Map.entry("prompt.lose", "count"),
          Map.entry("prompt.defense", ""),
          Map.entry("prompt.system", ""),
          Map.entry("prompt.system.settle", ""),
          Map.entry("prompt.aim", "defense"),
          Map.entry("prompt.aim.own", "defense"),
          Map.entry("prompt.aim.resettle", ""),
          Map.entry("prompt.launch", "least most"),
          Map.entry("prompt.launch.resettle", "least most planet"),
          Map.entry("prompt.invite", "opponent"),
          Map.entry("prompt.join.ships", "least most side"),
          Map.entry("prompt.join.both", "defense least most offense"),
          Map.entry("prompt.join.offense", "inviter least most"),
          Map.entry("prompt.join.defense", "inviter least most"),
          Map.entry("prompt.join.may", "least most"),
          Map.entry("prompt.send", "most"),
          Map.entry("prompt.select", "opponent"),
          Map.entry("prompt.use", "window"),
          Map.entry("prompt.use.happened", "what"),
          Map.entry("prompt.happened.planet", "effect planet seat"),
          Map.entry("prompt.happened.ships", "planets seat what"),
          Map.entry("prompt.happened.ships.effect", "effect planets seat"),
          Map.entry("prompt.happened.away", "seat"),
          Map.entry("prompt.happened.joins", "seat"),
          Map.entry("prompt.use.totals", "defense offense window"),
          Map.entry("prompt.use.answer", "effect seat"),
          Map.entry("prompt.use.answer.on", "effect seat targets"),
          Map.entry("prompt.deal.open", "opponent"),
          Map.entry("prompt.deal.answer", "opponent"),
          Map.entry("prompt.reward", "count"),
          Map.entry("prompt.join-second", "most"),
          Map.entry("prompt.select-second", "opponent"),
          Map.entry("prompt.land", ""),
          Map.entry("prompt.leave-warp", "count"),
          Map.entry("prompt.effect.asks", "asks effect least most"),
          Map.entry("prompt.effect.bid", "effect seat"),
          Map.entry("prompt.effect.bid.asks", "asks effect seat"),
          Map.entry("prompt.reward-deck", ""),
          Map.entry("prompt.back", ""),
          Map.entry("prompt.take", "count"),
          Map.entry("prompt.take.some", "least most"),
          Map.entry("prompt.discard", "count"),
          Map.entry("prompt.discard.pay", ""),
          Map.entry("prompt.discard.some", "least most"),
          Map.entry("prompt.next", ""),
          Map.entry("prompt.advance", ""),
          Map.entry("prompt.place-moon", ""),
          Map.entry("prompt.occupy", "planet"),
          Map.entry("prompt.defend-moon", "planet"),
          Map.entry("prompt.wield", "effect field seat"),
          Map.entry("prompt.wield.win", "field seat"),
          Map.entry("prompt.advocate", "effect field seat"),
          Map.entry("prompt.advocate.win", "field seat"),
          Map.entry("prompt.re-wield", "effect field seat"),
          Map.entry("prompt.re-wield.win", "field seat"),
          Map.entry("warning.strips-levels", "field seats"),
          Map.entry("warning.comes-down", "field"),
          Map.entry("prompt.reinforcement.side", "effect"),
          Map.entry("prompt.hazard.instead", "effect"),
          Map.entry("prompt.hazard.share", "effect"),
          Map.entry("warning.empties-colony", "planet"),
          Map.entry("warning.empties-home", "left needed planet"),
          Map.entry("warning.loses-power", "left needed planet"),
          Map.entry("explain.title.absent", "answer"),
          Map.entry("explain.title.legal", "answer"),
          Map.entry("explain.title.preview", "answer"),
          Map.entry("explain.title.outlook", ""),
          Map.entry("explain.title.event", ""),
          Map.entry("explain.title.total.offense", ""),
          Map.entry("explain.title.total.defense", ""),
          Map.entry("explain.title.phase", "phase"),
          Map.entry("explain.title.window", "window"),
          Map.entry("explain.title.ruling", "ruling"),
          Map.entry("threat.wins", "seats"),
          Map.entry("threat.one-short", "seat"));

  /// What an effect asks about (docs/scenarios.md); with numbers where several may be picked.
  private static final List<String> ABOUT =
      List.of(
          "seat", "seats", "planet", "card", "cards", "ships", "number", "side", "tech", "effect",
          "alien", "choice");

  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)[,}]");
  private static final Pattern LITERAL =
      Pattern.compile("\"((?:prompt|warning|threat|explain|reason)\\.[a-z.-]*)\"");

  private static Map<String, List<String>> keys() {
    Map<String, List<String>> all = new TreeMap<>();
    OWN.forEach((key, args) -> all.put(key, args.isEmpty() ? List.of() : List.of(args.split(" "))));
    for (String about : ABOUT)
      all.put("prompt.effect." + about, List.of("effect", "least", "most"));
    for (Reason reason : Reason.all(AllContent.ALL))
      for (boolean holds : new boolean[] {true, false})
        // What happened, or is part of a total, cannot fail.
        if (holds || !(reason instanceof Told))
          all.put(
              "reason." + reason.key() + (holds ? ".holds" : ".fails"),
              List.copyOf(arguments(reason)));
    for (String name : onSheets()) all.put("counter." + name, List.of());
    return all;
  }

  // What lies on the sheets of aliens, as they call it, or is told of them while it is being
  // offered; ships of others are captured.
  private static Set<String> onSheets() {
    Set<String> names = new TreeSet<>(Set.of("captured", "ships offered for lease"));
    for (Sheet alien : AllContent.ALL.aliens()) {
      names.addAll(alien.counters());
      for (String ships : List.of(alien.changed(), alien.guests()))
        if (!ships.isEmpty()) names.add(ships);
      names.addAll(alien.tallies());
      names.addAll(List.of(alien.pile(), alien.ships(), alien.cards(), alien.planetTokens()));
      names.addAll(alien.marks().isEmpty() ? List.of() : List.of(alien.marks(), "mark"));
      if (!alien.destinies().isEmpty())
        names.addAll(List.of(alien.destinies(), "wild " + alien.destinies()));
    }
    names.remove("");
    return names;
  }

  // The facts of a reason are read once; each of its two sentences says those it needs.
  private static Set<String> arguments(Reason reason) {
    Set<String> names = new TreeSet<>();
    for (String english : List.of(reason.holds(), reason.fails())) {
      Matcher argument = ARGUMENT.matcher(english);
      while (argument.find()) names.add(argument.group(1));
    }
    return names;
  }

  @Test
  void the_page_has_the_list_of_all_that_is_said() throws IOException {
    List<String> lines = new ArrayList<>();
    keys().forEach((key, args) -> lines.add("  " + Json.text(key) + ": " + list(args)));
    String text = "{\n" + String.join(",\n", lines) + "\n}\n";
    if ("apply".equals(System.getProperty("words"))) Files.writeString(KEYS, text);
    assertThat(Json.MAPPER.readTree(Files.readString(KEYS)))
        .as("write it anew with -Dtest=WordsTest -Dwords=apply")
        .isEqualTo(Json.MAPPER.readTree(text));
  }

  private static String list(List<String> args) {
    return "[" + String.join(", ", args.stream().map(Json::text).toList()) + "]";
  }

  @Test
  void no_key_in_the_sources_is_missing_in_the_list() throws Exception {
    Set<String> all = keys().keySet();
    List<String> unknown = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        Matcher literal = LITERAL.matcher(Files.readString(file));
        while (literal.find()) {
          String key = literal.group(1);
          boolean begins = key.endsWith(".");
          if (all.stream().noneMatch(one -> begins ? one.startsWith(key) : one.equals(key)))
            unknown.add(file.getFileName() + ": " + key);
        }
      }
    }
    assertThat(unknown).isEmpty();
    for (Asked asked : Asked.all(AllContent.ALL))
      assertThat(all)
          .as(asked.prompt().id())
          .anyMatch(key -> key.startsWith("prompt." + asked.prompt().id()));
  }

  /// What answers are called where a card means them otherwise: of a prompt and a word that exist.
  @Test
  void answers_of_cards_are_called_something_where_cards_ask_so() throws IOException {
    List<String> unknown = new ArrayList<>();
    int labels = 0;
    Set<String> answers = new TreeSet<>();
    for (Word word : Word.values()) answers.add(word.notation());
    for (String key : Json.MAPPER.readTree(Files.readString(LABELS)).propertyNames()) {
      Matcher label = LABEL.matcher(key);
      if (!label.matches()) continue;
      labels++;
      String answer = label.group(2);
      boolean known = answers.contains(answer) || answer.matches("[0-9]+");
      if (!known || CardQuestions.of(label.group(1)).isEmpty()) unknown.add(key);
    }
    assertThat(unknown).isEmpty();
    assertThat(labels).isGreaterThan(100);
  }

  @Test
  void what_is_asked_in_games_is_said_with_exactly_those_arguments() {
    Map<String, List<String>> all = keys();
    Set<String> said = new TreeSet<>();
    new Questions()
        .play(
            20,
            (session, seat) -> {
              var prompt = hypergate.server.protocol.ask.Prompt.of(session, seat, 1);
              List<Words> words = new ArrayList<>(List.of(prompt.title()));
              for (PromptOption option : prompt.options())
                if (option.warning() != null) words.add(Objects.requireNonNull(option.warning()));
              for (Words one : words) {
                said.add(one.key());
                check(all.getOrDefault(one.key(), List.of("no such key")), one);
              }
            });
    // Rare cards ask the others.
    assertThat(said).hasSizeGreaterThan(20);
  }

  private static void check(Collection<String> promised, Words words) {
    Set<String> given = new TreeSet<>(words.args().keySet());
    // Only where several may be picked there are numbers to tell.
    if (promised.contains("most") && words.key().startsWith("prompt.effect."))
      given.addAll(List.of("least", "most"));
    assertThat(given).as(words.toString()).isEqualTo(new TreeSet<>(promised));
  }
}
