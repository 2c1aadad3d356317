package hypergate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The walls of the house, checked on the sources: which room may use which, what content may not
/// do.
class HouseRulesTest {
  private static final Path SOURCES = Path.of("src/main/java/hypergate");
  private static final List<String> MODULES =
      List.of(
          "engine", "players", "catalogue", "lab", "workshop", "server", "cli", "bench", "soak");
  private static final Pattern OUTSIDE =
      Pattern.compile(
          "import java\\.(net|sql|time|nio|io)\\..*|.*new Random\\(.*|.*Math\\.random.*"
              + "|.*System\\.(out|err|currentTimeMillis|nanoTime).*|.*\\bThread\\b.*");
  private static final Pattern FIELD =
      Pattern.compile(
          "^ {2}(?!"
              + " )(?!.*\\bfinal\\b)(?!.*\\()(private|public|protected|static)?\\s*\\w[\\w<>\\[\\]]*"
              + " \\w+( = .*)?;.*");

  @TestFactory
  Stream<DynamicTest> the_rules_reach_nothing_outside() throws IOException {
    return each(
        SOURCES,
        (file, lines) -> assertThat(lines).noneMatch(line -> OUTSIDE.matcher(line).matches()));
  }

  @TestFactory
  Stream<DynamicTest> the_game_knows_no_card() throws IOException {
    return each(
        SOURCES.resolve("game"),
        (file, lines) ->
            assertThat(lines)
                .noneMatch(line -> line.contains("hypergate.content") && !isComment(line)));
  }

  /// The variants that can be taken away, with the words by which the core would name them.
  private static final Map<String, Pattern> VARIANTS = Map.of("moons", Pattern.compile("(?i)moon"));

  /// Those besides that the core does not name, though other modules still do.
  private static final Map<String, Pattern> UNKNOWN_TO_THE_CORE =
      Map.of(
          "edicts", Pattern.compile("(?i)edict"),
          "essences", Pattern.compile("(?i)essence"),
          "fronts", Pattern.compile("(?i)(?<!in )\\bfronts?\\b"),
          "hazards", Pattern.compile("(?i)hazard"),
          "levels", Pattern.compile("(?i)tech.?level|wield|advocat|\\bL-\\d"),
          "pulsars", Pattern.compile("(?i)pulsar|\\bdenial|\\(P\\d"),
          // What rewards are is a rule of every game.
          "rewards", Pattern.compile("(?i)reward.?(deck|card)"),
          "technology", Pattern.compile("(?i)tech"),
          // That sheets have tokens, and that one is placed, stands in records.
          "tokens", Pattern.compile("(?i)prometheus|genesis|cannon|token.?ship|seat.?token"));

  @TestFactory
  Stream<DynamicTest> the_game_names_no_variant() throws IOException {
    return each(
        SOURCES.resolve("game"),
        (file, lines) -> {
          assertThat(lines).noneMatch(line -> line.startsWith("import hypergate.variant."));
          for (Pattern words : VARIANTS.values())
            assertThat(lines).noneMatch(line -> words.matcher(line).find());
          for (Pattern words : UNKNOWN_TO_THE_CORE.values())
            assertThat(lines).noneMatch(line -> words.matcher(line).find());
        });
  }

  @TestFactory
  Stream<DynamicTest> variants_know_no_other_variant() throws IOException {
    return each(
        SOURCES.resolve("variant"),
        (file, lines) -> {
          if (file.endsWith("Variants.java")) return;
          String own = file.replaceAll(".*[/\\\\]variant[/\\\\]", "").replaceAll("[/\\\\].*", "");
          assertThat(lines)
              .filteredOn(line -> line.matches("import (static )?hypergate\\.variant\\..*"))
              .allMatch(line -> line.contains("hypergate.variant." + own + "."));
        });
  }

  /// The variants that no other module names but in their own places.
  private static final List<String> IN_THEIR_PLACES =
      List.of(
          "technology",
          "hazards",
          "rewards",
          "essences",
          "moons",
          "edicts",
          "levels",
          "fronts",
          "pulsars",
          "tokens");

  // In its folder of the module, or beside a card.
  @TestFactory
  Stream<DynamicTest> a_variant_is_named_in_its_own_places() throws IOException {
    Stream<DynamicTest> tests = Stream.empty();
    for (String module :
        List.of("players", "catalogue", "lab", "workshop", "server", "cli", "bench", "soak"))
      tests =
          Stream.concat(
              tests, each(Path.of("..", module, "src/main/java"), HouseRulesTest::inTheirPlaces));
    return tests;
  }

  private static void inTheirPlaces(String file, List<String> lines) {
    String place = file.replace('\\', '/');
    if (place.matches(".*/hypergate/players/(?!novice/|variant/).*/.*")) return;
    for (String variant : IN_THEIR_PLACES)
      if (!place.matches(".*/variants?/" + variant + "/.*"))
        assertThat(lines).noneMatch(line -> line.contains("hypergate.variant." + variant + "."));
  }

  /// How many lines a file may have that does not say in its header why it is one thing.
  private static final int LONG = 450;

  @TestFactory
  Stream<DynamicTest> a_long_file_says_why() throws IOException {
    Stream<DynamicTest> tests = Stream.empty();
    for (String module : MODULES)
      tests =
          Stream.concat(
              tests, each(Path.of("..", module, "src/main/java"), HouseRulesTest::saysWhyItIsLong));
    return tests;
  }

  private static void saysWhyItIsLong(String file, List<String> lines) {
    if (lines.size() <= LONG) return;
    String header =
        lines.stream()
            .takeWhile(line -> !line.matches(".*\\b(class|interface|record|enum) .*\\{"))
            .filter(line -> line.startsWith("/// "))
            .map(line -> line.substring(4))
            .collect(Collectors.joining(" "));
    assertThat(header).contains("It is long because");
  }

  @TestFactory
  Stream<DynamicTest> lower_rooms_know_no_upper_ones() throws IOException {
    return Stream.of(
            each(SOURCES.resolve("game/piece"), (file, lines) -> usesOnly(lines, "piece")),
            each(SOURCES.resolve("game/word"), (file, lines) -> usesOnly(lines, "piece|word")),
            each(SOURCES.resolve("game/state"), (file, lines) -> usesOnly(lines, "piece|state")),
            each(
                SOURCES.resolve("game/event"),
                (file, lines) -> usesOnly(lines, "piece|word|event")),
            each(
                SOURCES.resolve("game/decide"),
                (file, lines) -> usesOnly(lines, "piece|word|decide")))
        .flatMap(tests -> tests);
  }

  @TestFactory
  Stream<DynamicTest> upper_rooms_are_unknown_below() throws IOException {
    return each(
        SOURCES.resolve("game"),
        (file, lines) -> {
          if (file.contains("/game/explain/")) return;
          assertThat(lines)
              .noneMatch(line -> line.contains("hypergate.game.explain") && !isComment(line));
          if (file.matches(".*/game/(phase/.*)")) return;
          assertThat(lines)
              .noneMatch(line -> line.contains("hypergate.game.phase") && !isComment(line));
        });
  }

  private static void usesOnly(List<String> lines, String rooms) {
    assertThat(lines)
        .filteredOn(
            line ->
                line.startsWith("import hypergate") || line.startsWith("import static hypergate"))
        .allMatch(line -> line.matches("import (static )?hypergate\\.game\\.(" + rooms + ")\\..*"));
  }

  @TestFactory
  Stream<DynamicTest> nobody_outside_touches_the_cells_of_the_state() throws IOException {
    Stream<DynamicTest> tests = each(SOURCES.resolve("content"), HouseRulesTest::speaksWords);
    for (String module :
        List.of("players", "catalogue", "lab", "workshop", "server", "cli", "bench", "soak"))
      tests =
          Stream.concat(
              tests, each(Path.of("..", module, "src/main/java"), HouseRulesTest::speaksWords));
    return tests;
  }

  private static void speaksWords(String file, List<String> lines) {
    assertThat(lines).noneMatch(line -> line.contains("hypergate.game.state"));
  }

  // A block of cells in the table of blocks, and who owns it.
  private static final Pattern BLOCK =
      Pattern.compile("/// [^\\n]*: `(\\w+)`[^\\n]*\\n  public static final int (\\w+)");

  @TestFactory
  Stream<DynamicTest> a_block_of_cells_is_named_by_its_owner_alone() throws IOException {
    List<MatchResult> blocks =
        BLOCK
            .matcher(Files.readString(SOURCES.resolve("game/state/Layout.java")))
            .results()
            .toList();
    assertThat(blocks).hasSizeGreaterThan(15);
    return each(
        SOURCES,
        (file, lines) -> {
          String name = file.replaceAll(".*/|\\.java$", "");
          if (file.contains("/game/state/")) return;
          for (MatchResult block : blocks)
            if (!block.group(1).equals(name))
              assertThat(lines)
                  .noneMatch(line -> line.matches(".*\\bLayout\\." + block.group(2) + "\\b.*"));
          if (!List.of("EncounterCells", "Encounter", "Side").contains(name))
            assertThat(lines)
                .noneMatch(line -> line.matches(".*\\bEncounterCells\\b.*"))
                .noneMatch(
                    line -> line.matches("  (public |protected )?static .* = Layout\\.\\w+;"));
        });
  }

  @TestFactory
  Stream<DynamicTest> machines_move_nothing() throws IOException {
    return each(
        Path.of("../players/src/main/java"),
        (file, lines) ->
            assertThat(lines).noneMatch(line -> line.matches(".*\\.(verbs|imagined)\\(\\).*")));
  }

  @TestFactory
  Stream<DynamicTest> cards_hold_no_state_and_catch_nothing() throws IOException {
    return each(
        SOURCES.resolve("content"),
        (file, lines) -> {
          assertThat(lines)
              .noneMatch(
                  line ->
                      line.matches(".*\\b(try|catch|finally|instanceof|synchronized)\\b.*")
                          && !isComment(line));
          assertThat(lines).noneMatch(line -> FIELD.matcher(line).matches());
        });
  }

  @TestFactory
  Stream<DynamicTest> cards_know_no_other_card() throws IOException {
    return each(
        SOURCES.resolve("content"),
        (file, lines) -> {
          boolean roster = file.matches(".*(Set|Pulsars|AllContent)\\.java");
          if (roster) return;
          // A second version of an alien shares with the first one what both do.
          String own =
              file.replaceAll(".*/", "").replaceAll("(Alternate)?(Flare|Pulsar)?\\.java", "");
          assertThat(lines)
              .filteredOn(line -> line.startsWith("import") && line.contains("hypergate.content"))
              .allMatch(line -> line.contains("aliens." + own) || line.contains("flares." + own));
        });
  }

  private static final Pattern ABSTRACT = Pattern.compile("\\babstract (?:sealed )?class (\\w+)");

  // A class that only one other builds on is that one, cut in two.
  @Test
  void no_class_has_a_single_subclass() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String module : MODULES)
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList())
          all.append(Files.readString(file));
      }
    List<String> bases = ABSTRACT.matcher(all).results().map(match -> match.group(1)).toList();
    assertThat(bases).contains("Declaration", "Stands");
    assertThat(bases)
        .allMatch(
            base ->
                Pattern.compile("\\bextends " + base + "\\b").matcher(all).results().count() > 1);
  }

  private static boolean isComment(String line) {
    return line.strip().startsWith("//");
  }

  private interface Check {
    void of(String file, List<String> lines);
  }

  private static Stream<DynamicTest> each(Path room, Check check) throws IOException {
    try (Stream<Path> files = Files.walk(room)) {
      List<Path> found = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
      assertThat(found).isNotEmpty();
      return found.stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.toString(), () -> check.of(file.toString(), Files.readAllLines(file))));
    }
  }
}
