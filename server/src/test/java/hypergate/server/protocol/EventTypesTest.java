package hypergate.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.content.AllEvents;
import hypergate.game.card.Rules;
import hypergate.game.event.Event;
import hypergate.game.event.Term;
import hypergate.game.event.Written;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.RuleNumbers;
import hypergate.server.protocol.view.LogEvent;
import hypergate.server.protocol.view.TableEvent;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the page knows of events is written from the sealed types of the game and of its tables:
/// the facts of each kind as TypeScript, a variant's beside what the page shows of it, so that a
/// kind without a sentence does not compile there. `mvn test -Dtest=EventTypesTest -Dwords=apply`
/// writes it anew.
final class EventTypesTest {
  private static final Path WEB = Path.of("../web/src");
  private static final String HEAD =
      "// Written by EventTypesTest from the sealed types of events; do not edit.\n";

  private static String folder(Class<?> variant) {
    String home = variant.getPackageName();
    return home.substring(home.lastIndexOf('.') + 1);
  }

  private static Map<Path, String> files() {
    Map<Path, String> files = new LinkedHashMap<>();
    files.put(WEB.resolve("protocol/events.ts"), core());
    for (Class<? extends Event.OfVariant> variant : AllEvents.VARIANTS)
      files.put(WEB.resolve("variants/" + folder(variant) + "/events.ts"), own(variant));
    files.put(WEB.resolve("fixtures/events.json"), samples());
    files.put(WEB.resolve("words/numbers.json"), numbers());
    return files;
  }

  @Test
  void the_page_has_the_types_of_all_that_happens() throws IOException {
    for (Map.Entry<Path, String> file : files().entrySet()) {
      Path path = file.getKey();
      if ("apply".equals(System.getProperty("words"))) {
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
      assertThat(path).exists();
      assertThat(Files.readString(path))
          .as("%s: write it anew with -Dtest=EventTypesTest -Dwords=apply", path)
          .isEqualTo(file.getValue());
    }
  }

  @Test
  void the_page_has_types_of_no_other_variant() throws IOException {
    List<String> variants = AllEvents.VARIANTS.stream().map(EventTypesTest::folder).toList();
    try (Stream<Path> folders = Files.list(WEB.resolve("variants"))) {
      assertThat(folders.filter(folder -> Files.exists(folder.resolve("events.ts"))))
          .extracting(folder -> folder.getFileName().toString())
          .containsExactlyInAnyOrderElementsOf(variants);
    }
  }

  // ---- TypeScript

  private static String core() {
    String keys =
        Arrays.stream(Term.Kind.values())
            .map(kind -> "'" + kind.key() + "'")
            .collect(Collectors.joining(" | "));
    return HEAD
        + """

        /** A seat's letter; empty for nobody. */
        export type SeatFact = string;
        /** A planet; empty for none. */
        export type PlanetFact = string;

        /** One term of a total, as the log has it. */
        export interface TermFact {
          readonly key: %s;
          readonly amount: number;
          readonly times: boolean;
          readonly seat: SeatFact;
          readonly ships: number;
          readonly cause: string;
        }

        """
            .formatted(keys)
        + types("GameEvents", "What happens in the game itself.", AllEvents.ofOneType(Event.class))
        + "\n"
        + types("TableEvents", "What a table tells of itself.", tables())
        + """

        /** Every kind of event with its facts; each variant adds its own. */
        export interface Events extends GameEvents, TableEvents {}

        """
        + seats("gameSeats", "GameEvents", AllEvents.ofOneType(Event.class))
        + "\n"
        + seats("tableSeats", "TableEvents", tables());
  }

  private static String own(Class<? extends Event.OfVariant> variant) {
    List<Class<? extends Event>> kinds = AllEvents.ofOneType(variant);
    String name = variant.getSimpleName();
    String types = types(name + "s", "What happens in this variant alone.", kinds);
    String facts =
        Stream.of("PlanetFact", "SeatFact", "TermFact")
            .filter(types::contains)
            .collect(Collectors.joining(", "));
    String imported =
        facts.isEmpty() ? "" : "import type { " + facts + " } from '../../protocol/events';\n\n";
    return HEAD
        + imported
        + types
        + "\ndeclare module '../../protocol/events' {\n"
        + "  // eslint-disable-next-line @typescript-eslint/no-empty-object-type\n"
        + "  interface Events extends %ss {}\n}\n\n".formatted(name)
        + seats(
            name.substring(0, 1).toLowerCase(Locale.ROOT)
                + name.substring(1).replaceFirst("Event$", "Seats"),
            name + "s",
            kinds);
  }

  private static List<Class<?>> tables() {
    return List.of(TableEvent.class.getPermittedSubclasses());
  }

  private static String types(String name, String says, List<? extends Class<?>> kinds) {
    StringBuilder text =
        new StringBuilder("/** " + says + " */\nexport interface " + name + " {\n");
    for (Class<?> kind : kinds) {
      text.append("  ").append(key(kind)).append(": {");
      for (RecordComponent part : kind.getRecordComponents()) text.append(fact(part));
      text.append(kind.getRecordComponents().length == 0 ? "};\n" : "\n  };\n");
    }
    // No facts at all: a type of its own, since `{}` would take anything.
    return text.append("}\n").toString().replace("{};", "Record<string, never>;");
  }

  // As prettier writes it: words that do not fit a line stand one a line.
  private static String fact(RecordComponent part) {
    String type = type(part.getGenericType());
    String line = "    readonly " + part.getName() + ": " + type + ";";
    if (line.length() > 120)
      line =
          "    readonly %s:\n      | %s;"
              .formatted(part.getName(), type.replace(" | ", "\n      | "));
    return "\n" + line;
  }

  private static String seats(String name, String types, List<? extends Class<?>> kinds) {
    StringBuilder text =
        new StringBuilder("/** Which facts are seats. */\nexport const ")
            .append(name)
            .append(": { readonly [N in keyof ")
            .append(types)
            .append("]: readonly (keyof ")
            .append(types)
            .append("[N])[] } = {\n");
    for (Class<?> kind : kinds)
      text.append("  ")
          .append(key(kind))
          .append(": [")
          .append(
              Arrays.stream(kind.getRecordComponents())
                  .filter(part -> type(part.getGenericType()).contains("SeatFact"))
                  .map(part -> "'" + part.getName() + "'")
                  .collect(Collectors.joining(", ")))
          .append("],\n");
    return text.append("};\n").toString();
  }

  // As prettier writes it: in quotes only where it has to be.
  private static String key(Class<?> kind) {
    String name = LogEvent.type(kind);
    return name.contains("-") ? "'" + name + "'" : name;
  }

  private static String type(Type type) {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class)
      return "readonly " + type(list.getActualTypeArguments()[0]) + "[]";
    if (type == Seat.class) return "SeatFact";
    if (type == Planet.class) return "PlanetFact";
    if (type == Term.class) return "TermFact";
    if (type == String.class) return "string";
    if (type instanceof Class<?> fact && Written.class.isAssignableFrom(fact)) return "string";
    if (type == int.class || type == long.class) return "number";
    if (type == boolean.class) return "boolean";
    if (type instanceof Class<?> words && words.isEnum())
      return Arrays.stream(words.getEnumConstants())
          .map(word -> "'" + LogEvent.word((Enum<?>) word) + "'")
          .collect(Collectors.joining(" | "));
    throw new IllegalStateException("the page has no type for " + type);
  }

  // ---- numbers of the rules that texts speak of

  private static String numbers() {
    Rules rules = new Rules(AllContent.ALL, AllContent.OPTIONS.of(Map.of()));
    Map<String, Integer> all = new TreeMap<>();
    all.put("mostShips", RuleNumbers.MOST_SHIPS);
    all.put("failedDeal", RuleNumbers.FAILED_DEAL);
    all.put("hand", RuleNumbers.HAND);
    all.put("planets", rules.planets());
    all.put("ships", rules.planets() * RuleNumbers.SHIPS_ON_PLANET);
    all.put("colonies", rules.coloniesToWin());
    all.put("homeColonies", rules.homeColoniesNeeded());
    List<String> lines = new ArrayList<>();
    all.forEach((name, number) -> lines.add("  " + Json.text(name) + ": " + number));
    return "{\n" + String.join(",\n", lines) + "\n}\n";
  }

  // ---- one event of each kind

  private static String samples() {
    Map<String, Object> all = new TreeMap<>();
    Stream.concat(AllEvents.KINDS.stream(), tables().stream())
        .forEach(kind -> all.put(LogEvent.type(kind), sample(kind)));
    List<String> lines = new ArrayList<>();
    all.forEach((type, facts) -> lines.add("  " + Json.text(type) + ": " + Json.text(facts)));
    return "{\n" + String.join(",\n", lines) + "\n}\n";
  }

  private static Map<String, Object> sample(Class<?> kind) {
    Map<String, Object> facts = new TreeMap<>();
    for (RecordComponent part : kind.getRecordComponents())
      facts.put(part.getName(), sample(part.getGenericType()));
    return facts;
  }

  private static Object sample(Type type) {
    if (type instanceof ParameterizedType list)
      return List.of(sample(list.getActualTypeArguments()[0]));
    if (type == Seat.class) return "A";
    if (type == Planet.class) return "B2";
    if (type == Term.class)
      return new TreeMap<>(
          Map.of("key", "card", "amount", 8, "times", false, "seat", "A", "ships", 0, "cause", ""));
    if (type == int.class || type == long.class) return 2;
    if (type == boolean.class) return true;
    if (type instanceof Class<?> words && words.isEnum())
      return LogEvent.word((Enum<?>) words.getEnumConstants()[0]);
    return "plague";
  }
}
