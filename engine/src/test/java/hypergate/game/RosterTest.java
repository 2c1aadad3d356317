package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Sheet;
import hypergate.variant.essences.Essence;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.technology.Tech;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The build finds every card by its source; here they are found once more, by their classes.
class RosterTest {
  private static final Content ALL = AllContent.ALL;

  @Test
  void every_constant_that_is_a_card_is_in_the_box_and_nothing_else_is() throws Exception {
    List<Card> cards = new ArrayList<>();
    for (Class<?> type : classes())
      for (Field field : type.getFields())
        if (Modifier.isStatic(field.getModifiers()) && field.get(null) instanceof Card card)
          cards.add(card);
    // Essence cards come with their aliens, and an alien without a Pulsar has that of P3.1.
    List<Card> boxed = ALL.all().stream().filter(card -> !(card instanceof Essence)).toList();
    assertThat(cards).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    assertThat(cards).isSubsetOf(boxed);
    assertThat(boxed.stream().filter(card -> !(card instanceof Pulsar))).isSubsetOf(cards);
  }

  @Test
  void every_card_has_rule_tests_of_its_own() throws IOException {
    Path scenarios = Path.of("..", "scenarios");
    for (Card card : ALL.all()) {
      Path folder = scenarios.resolve(card.scenarios());
      assertThat(folder).as(card.id()).isDirectory();
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files).as(card.id()).anyMatch(file -> file.toString().endsWith(".yaml"));
      }
    }
  }

  @Test
  void every_folder_of_cards_is_named_like_its_cards() throws Exception {
    for (Class<?> type : classes())
      for (Field field : type.getFields())
        if (Modifier.isStatic(field.getModifiers()) && field.get(null) instanceof Card card)
          assertThat(type.getPackageName())
              .as(card.id())
              .startsWith("hypergate.content." + card.set() + ".");
  }

  @Test
  void cards_are_numbered_by_their_ids_and_moons_by_their_numbers() {
    assertThat(ALL.aliens()).extracting(Sheet::id).isSorted();
    assertThat(ALL.flares()).extracting(FlareCard::id).isSorted();
    assertThat(ALL.of(Tech.class)).extracting(Tech::id).isSorted();
    assertThat(ALL.of(Hazard.class)).extracting(Hazard::id).isSorted();
    assertThat(ALL.of(hypergate.variant.moons.Moon.class))
        .extracting(moon -> moon.number())
        .isSorted();
    assertThat(ALL.artifacts().stream().map(ArtifactCard::set).distinct())
        .containsExactly("base", "incursion", "dominion", "classic", "fan");
    assertThat(ALL.all()).doesNotHaveDuplicates();
    for (Card card : ALL.all()) assertThat(ALL.find(card.id())).isSameAs(card);
    assertThat(ALL.find("no-such-card")).isNull();
  }

  private static List<Class<?>> classes() throws IOException, URISyntaxException {
    Path root =
        Path.of(AllContent.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root.resolve("hypergate/content"))) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("package-info.class"))
          .map(file -> file.replace(".class", "").replace('/', '.').replace('\\', '.'))
          .<Class<?>>map(RosterTest::load)
          .toList();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
