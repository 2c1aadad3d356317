package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Ability;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Rules;
import hypergate.game.card.Sheet;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Artifact;
import hypergate.game.declare.Flare;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.moons.Moon;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.technology.Tech;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The reference and the code list the same cards with the same numbers, roles, phases and windows,
/// and no card is empty. The rolls under `roll/` are taken from the reference; a last column `also`
/// names windows in which a card acts besides, with the reason in the card's own comments.
class RollCallTest {
  private static final Content ALL = AllContent.ALL;
  private static final String EVERY_PHASE =
      "start regroup destiny launch alliance planning reveal resolution";

  @TestFactory
  Stream<DynamicTest> every_alien_of_the_roll_stands_in_the_code() throws IOException {
    return roll("aliens")
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get(0),
                    () -> {
                      Sheet alien =
                          ALL.aliens().stream()
                              .filter(a -> a.id().equals(row.get(0)))
                              .findFirst()
                              .orElseThrow();
                      assertThat(alien.name()).isEqualTo(row.get(1));
                      assertThat(alien.level()).isEqualTo(Integer.parseInt(row.get(2)));
                      assertThat(alien.word()).isEqualTo(row.get(3));
                      assertThat(alien.role().words().replace(' ', '-')).isEqualTo(row.get(4));
                      assertThat(alien.mandatory()).isEqualTo(row.get(5).equals("mandatory"));
                      assertThat(phases(alien.phases())).isEqualTo(row.get(6));
                      assertThat(alien.text()).isNotBlank();
                      acts(alien.effect(), row, 7);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> both_sides_of_every_flare_stand_in_the_code() throws IOException {
    return roll("flares")
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get(0) + " " + row.get(1),
                    () -> {
                      Flare flare =
                          ALL.of(Flare.class).stream()
                              .filter(f -> f.alien().id().equals(row.get(0)))
                              .findFirst()
                              .orElseThrow();
                      boolean wild = row.get(1).equals("wild");
                      assertThat(
                              (wild ? flare.wildBar() : flare.superBar()).words().replace(' ', '-'))
                          .isEqualTo(row.get(2));
                      List<Step> bar = wild ? flare.wildPhases() : flare.superPhases();
                      assertThat(bar.isEmpty() ? EVERY_PHASE : phases(bar)).isEqualTo(row.get(3));
                      assertThat(wild ? flare.wildText() : flare.superText()).isNotBlank();
                      acts(wild ? flare.wildEffect() : flare.superEffect(), row, 4);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> every_artifact_of_the_roll_stands_in_the_code() throws IOException {
    return roll("artifacts")
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get(0),
                    () -> {
                      ArtifactCard artifact =
                          ALL.artifacts().stream()
                              .filter(a -> a.id().equals(row.get(0)))
                              .findFirst()
                              .orElseThrow();
                      assertThat(artifact.name()).isEqualTo(row.get(1));
                      assertThat(artifact.count()).isEqualTo(Integer.parseInt(row.get(2)));
                      assertThat(artifact.text()).isNotBlank();
                      acts(artifact.effect(), row, 3);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> every_tech_of_the_roll_stands_in_the_code() throws IOException {
    return roll("techs")
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get(0),
                    () -> {
                      Tech tech =
                          ALL.of(Tech.class).stream()
                              .filter(t -> t.id().equals(row.get(0)))
                              .findFirst()
                              .orElseThrow();
                      assertThat(tech.name()).isEqualTo(row.get(1));
                      assertThat(tech.number()).isEqualTo(row.get(2));
                      assertThat(tech.role().words().replace(' ', '_')).isEqualTo(row.get(3));
                      assertThat(tech.phases().isEmpty() ? "any" : phases(tech.phases()))
                          .isEqualTo(row.get(4));
                      assertThat(tech.stays()).isEqualTo(row.get(5).equals("stays"));
                      assertThat(tech.secret()).isEqualTo(row.get(6).equals("secret"));
                      assertThat(tech.set()).isEqualTo(row.get(7));
                      assertThat(tech.isHaz() ? "haz" : tech.isMili() ? "mili" : "normal")
                          .isEqualTo(row.get(8));
                      assertThat(tech.anotherDrawn()).isEqualTo(row.get(9).equals("draws"));
                      assertThat(tech.token()).isEqualTo(row.get(10).replaceFirst("^-$", ""));
                      assertThat(tech.text()).isNotBlank();
                      assertThat(
                              tech.effect().abilities().isEmpty()
                                  && tech.effect().queries() == 0
                                  && tech.completed() == null)
                          .as("an empty card")
                          .isFalse();
                    }));
  }

  @TestFactory
  Stream<DynamicTest> every_moon_of_the_code_stands_in_the_roll() throws IOException {
    List<List<String>> rows = roll("moons").toList();
    return ALL.of(Moon.class).stream()
        .map(
            moon ->
                DynamicTest.dynamicTest(
                    moon.id(),
                    () -> {
                      List<String> row =
                          rows.stream()
                              .filter(r -> r.get(0).equals(Integer.toString(moon.number())))
                              .findFirst()
                              .orElseThrow();
                      assertThat(moon.name()).isEqualTo(row.get(1));
                      assertThat(moon.group().notation()).isEqualTo(row.get(2));
                      assertThat(moon.back().notation()).isEqualTo(row.get(3));
                      assertThat(moon.kind().name().toLowerCase(Locale.ROOT)).isEqualTo(row.get(4));
                      assertThat(moon.text()).isNotBlank();
                      boolean empty =
                          moon.effect().abilities().isEmpty()
                              && moon.effect().queries() == 0
                              && moon.revealed() == null
                              && moon.dealt() == null;
                      assertThat(empty).isEqualTo(moon.kind() == Moon.Kind.NONE);
                    }));
  }

  @Test
  void every_moon_of_the_roll_stands_in_the_code_once() throws IOException {
    List<Integer> numbers = ALL.of(Moon.class).stream().map(Moon::number).toList();
    assertThat(numbers).doesNotHaveDuplicates();
    assertThat(ALL.of(Moon.class).stream().map(Moon::id)).doesNotHaveDuplicates();
    assertThat(numbers).containsAll(roll("moons").map(r -> Integer.parseInt(r.get(0))).toList());
  }

  @TestFactory
  Stream<DynamicTest> every_hazard_of_the_roll_stands_in_the_code() throws IOException {
    return roll("hazards")
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get(0),
                    () -> {
                      Hazard hazard =
                          ALL.of(Hazard.class).stream()
                              .filter(h -> h.id().equals(row.get(0)))
                              .findFirst()
                              .orElseThrow();
                      assertThat(hazard.name()).isEqualTo(row.get(1));
                      assertThat(hazard.count()).isEqualTo(Integer.parseInt(row.get(2)));
                      assertThat(hazard.stay().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                          .isEqualTo(row.get(3));
                      assertThat(hazard.set()).isEqualTo(row.get(4));
                      assertThat(hazard.text()).isNotBlank();
                    }));
  }

  // A card that the reference does not have needs no row, but has to say and to do something.
  @TestFactory
  Stream<DynamicTest> every_card_says_and_does_something() {
    return ALL.all().stream()
        .map(
            card ->
                DynamicTest.dynamicTest(
                    card.id(),
                    () -> {
                      assertThat(card.name()).isNotBlank();
                      assertThat(card.uses()).isNotEmpty();
                      for (Clause use : card.uses()) assertThat(use.text()).isNotBlank();
                      assertThat(card.isIdle() && !actsOtherwise(card))
                          .as("an empty card")
                          .isFalse();
                    }));
  }

  private static boolean actsOtherwise(Card card) {
    return !card.moments().isEmpty()
        || !card.playedBy().isEmpty()
        || card instanceof Tech tech && tech.completed() != null
        || card instanceof Pulsar
        || card instanceof Hazard hazard && (hazard.drawn() != null || hazard.taken() != null)
        || card instanceof Moon moon && moon.kind() == Moon.Kind.NONE;
  }

  @Test
  void the_boxes_of_the_base_set_have_no_card_that_the_roll_has_not() throws IOException {
    for (Card card : ALL.all()) {
      if (!card.set().equals("base")) continue;
      String file =
          switch (card) {
            case Alien _ -> "aliens";
            case Artifact _ -> "artifacts";
            case Tech _ -> "techs";
            default -> "";
          };
      if (!file.isEmpty()) assertThat(ids(file)).contains(card.id());
    }
  }

  @Test
  void the_cosmic_deck_has_the_checksums_of_the_rules() {
    // R-1.3: 39 attacks with a sum of 400, 15 negotiates, 1 morph, 6 reinforcements with a sum of
    // 18, 11 artifacts.
    int[] count = new int[Kind.values().length];
    int[] sum = new int[Kind.values().length];
    Rules box = new Rules(ALL, AllContent.OPTIONS.standard());
    for (int card = 0; card < ALL.cards(); card++) {
      if (ALL.isAlienCard(card) || ALL.hasOtherBack(card) || !box.hasCard(card)) continue;
      count[ALL.face(card).kind().ordinal()]++;
      sum[ALL.face(card).kind().ordinal()] += ALL.face(card).value();
    }
    assertThat(count).containsExactly(39, 15, 1, 6, 11, 0, 0);
    assertThat(sum[Kind.ATTACK.ordinal()]).isEqualTo(400);
    assertThat(sum[Kind.REINFORCEMENT.ordinal()]).isEqualTo(18);
  }

  private static void acts(Effect effect, List<String> row, int column) {
    Set<Window> windows = EnumSet.noneOf(Window.class);
    for (Ability ability : effect.abilities()) windows.add(ability.window());
    Set<Window> expected = windows(row.get(column));
    Set<Window> also = row.size() > column + 1 ? windows(row.get(column + 1)) : Set.of();
    boolean bends = effect.queries() != 0;
    assertThat(windows.isEmpty() && !bends).as("an empty card").isFalse();
    if (!bends) assertThat(windows).as("windows of " + effect.id()).containsAll(expected);
    Set<Window> more = EnumSet.copyOf(expected.isEmpty() ? EnumSet.noneOf(Window.class) : expected);
    more.addAll(also);
    assertThat(more).as("windows that the roll knows for " + effect.id()).containsAll(windows);
  }

  private static Set<Window> windows(String names) {
    return Arrays.stream(names.split(" "))
        .filter(n -> !n.equals("-"))
        .map(Window::valueOf)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Window.class)));
  }

  private static String phases(List<Step> steps) {
    return steps.stream()
        .map(s -> s == Step.START_TURN ? "start" : s.name().toLowerCase(java.util.Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  private static List<String> ids(String name) throws IOException {
    return roll(name).map(row -> row.get(0)).distinct().toList();
  }

  private static Stream<List<String>> roll(String name) throws IOException {
    var stream =
        Objects.requireNonNull(RollCallTest.class.getResourceAsStream("/roll/" + name + ".tsv"));
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> List.of(line.split("\t")))
          .toList()
          .stream();
    }
  }
}
