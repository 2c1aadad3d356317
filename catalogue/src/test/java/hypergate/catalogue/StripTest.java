package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essence;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.moons.Moon;
import hypergate.variant.pulsars.Mode;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.technology.Tech;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The phase strip of each card is where the engine lets it act.
class StripTest {
  // As docs/encounter.md tells the course of an encounter; what it names as answering events is not
  // here, nor the two windows of losses, which open wherever ships are lost.
  private static final Map<String, String> COURSE =
      Map.of(
          "start-turn", "turn-start",
          "regroup", "regroup-due regroup-start regroup",
          "destiny", "before-destiny destiny-drawn defense-chosen destiny-over",
          "launch", "aiming aimed launching launched",
          "alliance", "inviting invited joining accepted joined answered allied",
          "planning", "before-selection selecting laid selected",
          "reveal", "revealing called revealed totals reinforcing reinforced",
          "resolution",
              "deciding decided outcome landing before-compensation compensation compensated"
                  + " rewards collecting announced collected dealing deal deal-failed keeping"
                  + " discarded encounter-end next-encounter continuing turn-end");

  private static final Map<String, String> PHASE_OF = new HashMap<>();

  static {
    COURSE.forEach(
        (phase, windows) -> Stream.of(windows.split(" ")).forEach(w -> PHASE_OF.put(w, phase)));
  }

  // On completion they become a power or another tech, which acts in any phase.
  private static final List<String> BECOMES_ANOTHER = List.of("precursor-seed", "emulator");

  private record Card(String id, List<Effect> effects, List<Step> bar) {}

  private static List<Card> cards() {
    Content all = AllContent.ALL;
    List<Card> cards = new ArrayList<>();
    all.aliens().forEach(a -> cards.add(new Card(a.id(), List.of(a.effect()), a.phases())));
    all.of(Tech.class).forEach(t -> cards.add(new Card(t.id(), List.of(t.effect()), t.phases())));
    all.artifacts().forEach(a -> cards.add(new Card(a.id(), List.of(a.effect()), List.of())));
    all.of(Hazard.class)
        .forEach(h -> cards.add(new Card(h.id(), List.of(h.effect()), List.of(Step.DESTINY))));
    for (Essence essence : all.of(Essence.class)) cards.add(essence(all, essence));
    all.of(Moon.class)
        .forEach(m -> cards.add(new Card(m.id(), List.of(m.effect(), m.hidden()), List.of())));
    all.of(hypergate.game.declare.Flare.class).forEach(f -> cards.add(flare(f)));
    for (int i = 0; i < all.aliens().size(); i++) {
      Pulsar pulsar = all.of(Pulsar.class).get(i);
      List<Effect> ways = Stream.of(Mode.values()).filter(pulsar::has).map(pulsar::play).toList();
      cards.add(new Card(pulsar.id(), ways, List.of()));
    }
    return cards;
  }

  // The power of its alien does what the card does not do by itself.
  private static Card essence(Content all, Essence essence) {
    var alien = all.alien(all.alienNumber(essence.alien()));
    if (!essence.isIdle()) return new Card(essence.id(), List.of(essence.effect()), List.of());
    return new Card(essence.id(), List.of(alien.effect()), alien.phases());
  }

  private static Card flare(hypergate.game.declare.Flare flare) {
    List<Step> bar = new ArrayList<>();
    if (!flare.wildPhases().isEmpty() && !flare.superPhases().isEmpty()) {
      bar.addAll(flare.wildPhases());
      bar.addAll(flare.superPhases());
    }
    return new Card(flare.id(), List.of(flare.wildEffect(), flare.superEffect()), bar);
  }

  @TestFactory
  Stream<DynamicTest> the_strip_of_each_card_equals_the_windows_in_which_it_acts() {
    return cards().stream().map(card -> DynamicTest.dynamicTest(card.id(), () -> strip(card)));
  }

  private static void strip(Card card) {
    Entry entry = Whole.entry(card.id());
    // Some hazards act by themselves as they are drawn.
    Stream<Ability> drawn =
        AllContent.ALL.of(Hazard.class).stream()
            .filter(hazard -> hazard.id().equals(card.id()))
            .flatMap(hazard -> hazard.moments().stream());
    Set<String> windows =
        Stream.concat(card.effects().stream().flatMap(effect -> effect.abilities().stream()), drawn)
            .filter(ability -> !ability.isUnbound())
            .map(Ability::window)
            .map(window -> window.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
            .collect(Collectors.toSet());
    for (var moon : AllContent.ALL.of(Moon.class))
      if (moon.id().equals(card.id())) windows = withAside(moon, windows);
    assertThat(entry.all(Field.WINDOW)).as(card.id()).containsExactlyInAnyOrderElementsOf(windows);
    boolean bends = card.effects().stream().anyMatch(effect -> effect.queries() != 0);
    boolean answersEvents = windows.stream().anyMatch(w -> !PHASE_OF.containsKey(w));
    Set<String> lit =
        windows.stream().map(PHASE_OF::get).filter(p -> p != null).collect(Collectors.toSet());
    if (BECOMES_ANOTHER.contains(card.id())) lit.addAll(COURSE.keySet());
    if (answersEvents || bends || windows.isEmpty()) {
      Set<String> bar =
          card.bar().stream()
              .map(step -> step.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
              .filter(COURSE::containsKey)
              .collect(Collectors.toSet());
      boolean any = bar.isEmpty() && (answersEvents || windows.isEmpty() && bends);
      lit.addAll(any ? COURSE.keySet() : bar);
    }
    assertThat(entry.all(Field.PHASE)).containsExactlyInAnyOrderElementsOf(lit);
  }

  // Moons act besides when they are revealed and in deals.
  private static Set<String> withAside(hypergate.variant.moons.Moon moon, Set<String> windows) {
    Set<String> more = new java.util.HashSet<>(windows);
    if (moon.revealed() != null) more.add("colony-changed");
    if (moon.dealt() != null) more.add("deal");
    return more;
  }

  @ParameterizedTest
  @CsvSource({
    "pretender, defense-chosen, turn-start",
    "worm, revealed, selected",
    "coward, selected, revealed"
  })
  void a_window_that_is_its_pulsars_alone_is_on_the_strip_of_the_pulsar(
      String alien, String own, String more) {
    assertThat(Whole.entry(alien).all(Field.WINDOW)).contains(own).doesNotContain(more);
    assertThat(Whole.entry("pulsar-" + alien).all(Field.PHASE)).contains(PHASE_OF.get(more));
    Ability last =
        AllContent.ALL.aliens().stream()
            .filter(sheet -> sheet.id().equals(alien))
            .flatMap(sheet -> sheet.effect().abilities().stream())
            .filter(Ability::isUnbound)
            .findFirst()
            .orElseThrow();
    assertThat(last.window().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
        .isEqualTo(more);
  }

  @Test
  void every_card_that_does_anything_has_a_lit_cell() {
    for (Card card : cards())
      if (!card.id().equals("moon-jubba-cloak"))
        assertThat(Whole.entry(card.id()).all(Field.PHASE)).as(card.id()).isNotEmpty();
    assertThat(card("negation-ally-action")).contains("Timing: any phase\n");
    assertThat(card("precursor-seed")).contains("Timing: any phase\n");
  }

  private static String card(String id) {
    return Format.CARD.write(List.of(Whole.entry(id)), 1, Display.USUAL);
  }

  @Test
  void every_window_lies_in_one_phase_or_answers_events() {
    for (Window window : Window.values()) {
      String word = window.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
      assertThat(Phase.of(window).map(Phase::word).orElse("-"))
          .as(word)
          .isEqualTo(PHASE_OF.getOrDefault(word, "-"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0     | Start Turn
          1     | Start Turn, Regroup
          7     | Planning
          4,5,6 | Alliance
          2,9   | Destiny, Resolution
          any   | Start Turn, Regroup, Destiny, Launch, Alliance, Planning, Reveal, Resolution
          """)
  void timings_of_the_old_editions_light_the_cells_of_the_reference(String timing, String cells) {
    assertThat(Phase.ofClassic(timing).stream().map(Phase::words).collect(Collectors.joining(", ")))
        .isEqualTo(cells);
  }

  @Test
  void the_strip_is_drawn_with_its_lit_cells_in_brackets() {
    assertThat(StripText.drawn(EnumSet.of(Phase.PLANNING)))
        .isEqualTo(
            "·Start Turn··Regroup··Destiny··Launch··Alliance·[Planning]·Reveal··Resolution·");
  }
}
