package hypergate.variant;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.variant.fronts.Fronts;
import hypergate.variant.tokens.Tokens;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Pieces that single cards bring are in games into which such a card can come, and in no others.
final class BroughtTest {
  private static Game game(Map<String, String> options) {
    return new Game(AllContent.ALL, AllContent.OPTIONS.of(options), 1);
  }

  private static boolean hasFronts(Map<String, String> options) {
    return game(options).parts().find(Fronts.class) != null;
  }

  private static boolean hasTokens(Map<String, String> options) {
    return game(options).parts().find(Tokens.class) != null;
  }

  @Test
  void a_game_without_such_cards_has_nothing_of_them() {
    assertThat(hasFronts(Map.of())).isFalse();
    assertThat(hasTokens(Map.of())).isFalse();
    assertThat(hasFronts(Map.of("technology", "odyssey"))).isFalse();
    assertThat(hasTokens(Map.of("technology", "odyssey", "tech.decks", "oliviera"))).isFalse();
  }

  @Test
  void a_tech_of_the_chosen_decks_brings_them() {
    assertThat(hasFronts(Map.of("technology", "odyssey", "tech.decks", "oliviera"))).isTrue();
    assertThat(hasTokens(Map.of("technology", "odyssey"))).isTrue();
  }

  @Test
  void an_alien_brings_its_tokens() {
    assertThat(hasTokens(Map.of("aliens.sets", "odyssey"))).isTrue();
  }

  // Tech Advantage draws techs into a game that is played without technology.
  @Test
  void a_hazard_that_brings_techs_brings_what_comes_with_these() {
    assertThat(hasFronts(Map.of("hazards", "odyssey", "tech.decks", "oliviera"))).isTrue();
    assertThat(hasTokens(Map.of("hazards", "odyssey"))).isTrue();
    assertThat(hasFronts(Map.of("hazards", "conflict", "tech.decks", "oliviera"))).isFalse();
  }
}
