package hypergate.variant.hazards;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The hazard deck: what is in it, and what nobody sees.
class HazardsTest {
  private static final Map<String, Integer> CONFLICT =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("alliance", 1),
              Map.entry("black-hole", 1),
              Map.entry("the-cosmic-guardian", 1),
              Map.entry("cosmic-nebula", 1),
              Map.entry("cosmic-upheaval", 1),
              Map.entry("energy-fields", 2),
              Map.entry("the-entropy-beast", 1),
              Map.entry("galactic-council", 1),
              Map.entry("its-full-of-stars", 3),
              Map.entry("meteor-storm", 2),
              Map.entry("mirror-universe", 2),
              Map.entry("odd-way-to-win-a-war", 2),
              Map.entry("psychic-switcheroo", 1),
              Map.entry("reverse-rewards", 3),
              Map.entry("sargasso-web", 2),
              Map.entry("temporal-anomaly", 3),
              Map.entry("the-witness", 1)));

  private static Game game(Map<String, String> options) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(options), 1);
    Hazards.of(game).shuffleIn();
    return game;
  }

  private static int deckSize(Map<String, String> options) {
    return Hazards.of(game(options)).deckSize();
  }

  @Test
  void the_conflict_deck_is_the_printed_one() {
    Map<String, Integer> counts = new TreeMap<>();
    for (Hazard hazard : AllContent.ALL.of(Hazard.class))
      if (hazard.set().equals("conflict")) counts.put(hazard.id(), hazard.count());
    assertThat(counts).isEqualTo(CONFLICT);
    assertThat(deckSize(Map.of("hazards", "conflict"))).isEqualTo(28);
  }

  @Test
  void the_odyssey_deck_has_one_of_each() {
    assertThat(AllContent.ALL.of(Hazard.class))
        .filteredOn(hazard -> hazard.set().equals("odyssey"))
        .hasSize(26)
        .allMatch(hazard -> hazard.count() == 1);
    assertThat(deckSize(Map.of("hazards", "odyssey"))).isEqualTo(26);
    assertThat(deckSize(Map.of("hazards", "both"))).isEqualTo(54);
    assertThat(
            deckSize(
                Map.of(
                    "hazards", "both",
                    "hazard.singletons", "on",
                    "hazard.exclude", "temporal-anomaly")))
        .isEqualTo(42);
  }

  @Test
  void switches_leave_hazards_out() {
    assertThat(deckSize(Map.of("hazards", "conflict", "hazard.singletons", "on"))).isEqualTo(17);
    assertThat(deckSize(Map.of("hazards", "conflict", "hazard.exclude", "temporal-anomaly")))
        .isEqualTo(25);
    assertThat(Hazards.areIn(new Game(AllContent.ALL, AllContent.OPTIONS.standard(), 1))).isFalse();
  }

  @Test
  void an_empty_deck_is_made_from_the_discards() {
    Game game = game(Map.of("hazards", "conflict"));
    int size = Hazards.of(game).deckSize();
    Hazards.of(game).discards().takeIn(Hazards.of(game).deck());
    Hazards.of(game).reshuffle();
    assertThat(Hazards.of(game).deckSize()).isEqualTo(size);
    assertThat(Hazards.of(game).discardSize()).isZero();
  }

  @Test
  void nobody_sees_the_order_of_the_deck() {
    Game game = game(Map.of("hazards", "conflict"));
    View before = View.of(game, Seat.of(0));
    Hazards.of(game).deck().shuffle();
    game.state().seed(7);
    assertThat(View.of(game, Seat.of(0)).sameAs(before)).isTrue();
    assertThat(Hazards.of(View.of(game, Seat.of(0))).deckSize()).isEqualTo(28);
  }

  @Test
  void every_hazard_says_what_it_does() {
    for (Hazard hazard : AllContent.ALL.of(Hazard.class)) {
      assertThat(hazard.text()).as(hazard.id()).isNotEmpty();
      assertThat(
              hazard.drawn() != null
                  || hazard.taken() != null && hazard.shared() != null
                  || hazard.effect().windows() != 0
                  || hazard.effect().queries() != 0)
          .as(hazard.id())
          .isTrue();
      assertThat(hazard.effect().abilities()).as(hazard.id()).allMatch(Ability::mandatory);
    }
  }
}
