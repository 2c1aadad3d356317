package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.card.Card;
import hypergate.game.card.OwnCard;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.scenario.ScenarioRunner;
import hypergate.lab.scenario.Verdict;
import hypergate.testing.Figures;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import hypergate.workshop.card.Cards;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Cards of ours, written as files, do what the Java of the same card does, to the last event.
final class TwinsTest {
  // From the folder of any module: `hypergate soak` runs it in its own.
  private static final Path FOLDER =
      Path.of("../workshop/src/main/resources/hypergate/workshop/patterns");
  private static final Map<String, String> TECHNOLOGY = Map.of("technology", "odyssey");

  /// In which games cards of a family are met.
  static final Map<String, Map<String, String>> OPTIONS =
      Map.of(
          "tech", TECHNOLOGY,
          "hazard", Map.of("hazards", "both", "hazard.trigger", "everyEncounter"),
          "moon", Map.of("moons", "all"));

  /// Scenarios of rules that the language has no words for yet (docs/workshop.md): a victory that
  /// nobody shares, planets in the warp, ships about to be captured.
  private static final Set<String> UNSAID =
      Set.of(
          "glutton/super-is-not-shared.yaml",
          "moon-home-strong/not-without-the-one-in-the-warp.yaml",
          "spiff/before-the-alternate-void.yaml",
          "spiff/lands-before-the-fungus.yaml");

  private static final Map<String, Path> FILES = new TreeMap<>();
  private static final Map<String, OwnCard> ALL = all();

  /// A card whose scenarios chance decides: what somebody wrote is in the tech deck whatever its
  /// set, so that other dice fall.
  private static final String LUCKY = "primordial-ark";

  private static final int FIXED = 4;
  private static final int MOST = 400;

  private static Map<String, OwnCard> all() {
    Map<String, OwnCard> cards = new TreeMap<>();
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
        HouseCard card = Cards.read(Files.readString(file));
        cards.put(card.own().id(), card.own());
        FILES.put(card.own().id(), file.toAbsolutePath().normalize());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (CardError e) {
      throw new IllegalStateException(e);
    }
    return cards;
  }

  @Seeds(upTo = FIXED, fresh = 1)
  void a_card_out_of_a_file_does_what_its_twin_in_java_does(long seed) {
    for (OwnCard card : ALL.values()) {
      SeedRun.note(() -> card.id());
      Twins twins = new Twins(card, options(card));
      Figures.add("games", 2);
      assertThat(twins.differs(seed)).as(card.id()).isEmpty();
    }
  }

  private static Map<String, String> options(OwnCard card) {
    return OPTIONS.getOrDefault(card.cards().getFirst().family(), Map.of());
  }

  @Test
  void the_scenarios_of_a_card_hold_with_its_twin() throws IOException {
    List<String> failed = new ArrayList<>();
    for (Map.Entry<String, Path> twin : FILES.entrySet()) {
      boolean used = false;
      for (Path scenario : scenarios(twin.getKey())) {
        String text = Files.readString(scenario) + "cards: [" + twin.getValue() + "]\n";
        String name = twin.getKey() + "/" + scenario.getFileName();
        Verdict verdict = ScenarioRunner.run(scenario.toString(), text);
        if (UNSAID.contains(name)) assertThat(verdict.held()).as(name + " is left out").isFalse();
        else if (!verdict.held() && !twin.getKey().equals(LUCKY))
          failed.add(name + ": " + verdict.words());
        used |= text.contains(" use " + twin.getKey()) || text.contains("tech: [" + twin.getKey());
        used |= text.contains("alien: " + twin.getKey());
        used |= text.matches("(?s).*hazard(s|-deck): \\[[^]]*\\b" + twin.getKey() + "\\b.*");
        used |= text.matches("(?s).*moons: \\{[^}]*\\b" + twin.getKey() + "\\b.*");
      }
      assertThat(used).as(twin.getKey() + " has scenarios in which it acts").isTrue();
    }
    assertThat(failed).isEmpty();
  }

  private static List<Path> scenarios(String id) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../scenarios"))) {
      return files
          .filter(path -> path.toString().endsWith(".yaml"))
          .filter(path -> path.getName(path.getNameCount() - 2).toString().equals(id))
          .filter(
              path ->
                  path.toString()
                      .matches(".*/(tech|aliens|flares|hazards|moons|artifacts)/[^/]*/[^/]*"))
          .sorted()
          .toList();
    }
  }

  @Test
  void as_many_cards_are_written_as_files_as_were_asked_for() {
    Map<String, Long> families =
        ALL.values().stream()
            .map(card -> (Card) card.cards().getFirst())
            .collect(Collectors.groupingBy(Card::family, Collectors.counting()));
    assertThat(families.getOrDefault("tech", 0L)).isGreaterThanOrEqualTo(45);
    assertThat(families.getOrDefault("hazard", 0L) + families.getOrDefault("moon", 0L))
        .isGreaterThanOrEqualTo(70);
    assertThat(families.getOrDefault("alien", 0L)).isGreaterThanOrEqualTo(60);
  }

  @Test
  void one_that_does_something_else_is_noticed() throws CardError {
    OwnCard xenon = Objects.requireNonNull(ALL.get("xenon-lasers"));
    String other = xenon.source().replace("from: [1, -1]", "from: [2, -2]");
    Twins twins = new Twins(Cards.read(other).own(), TECHNOLOGY);
    assertThat(Stream.iterate(1L, seed -> seed + 1).limit(MOST).map(twins::differs))
        .anyMatch(difference -> !difference.isEmpty());
  }
}
