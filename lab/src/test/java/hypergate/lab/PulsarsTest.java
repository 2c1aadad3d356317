package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.players.RandomPlayer;
import hypergate.variant.pulsars.Pulsars;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Which Pulsars and flares a game is dealt with (P1, H-230), and that none gets lost.
final class PulsarsTest {
  private static Options options(String seats, String powers, String flares) {
    return AllContent.OPTIONS.of(
        Map.of("pulsars", "true", "seats", seats, "powers", powers, "flares", flares));
  }

  private static Game setUp(Options options, long seed) {
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), new RandomPlayer(i));
    while (game.step() == Step.SETUP) game.runPhase();
    return game;
  }

  private static Set<Integer> played(Game game) {
    Set<Integer> aliens = new TreeSet<>();
    for (int i = 0; i < 4 * game.seats(); i++)
      if (game.powers().exists(i)) aliens.add(game.powers().number(i));
    return aliens;
  }

  private static Set<Integer> pulsars(Game game) {
    Set<Integer> aliens = new TreeSet<>();
    IntStream.range(0, game.content().cards())
        .filter(card -> game.cards().isOwnCard(card))
        .forEach(card -> aliens.add(game.cards().cardAlien(card)));
    return aliens;
  }

  @Test
  void there_is_one_for_each_alien_in_play() {
    for (long seed = 0; seed < 20; seed++) {
      Game game = setUp(options("4", "1", "on"), seed);
      assertThat(game.cards().ownCards()).isEqualTo(4);
      assertThat(pulsars(game)).isEqualTo(played(game));
    }
  }

  @Test
  void with_two_powers_there_is_one_for_each_power() {
    Game game = setUp(options("8", "2", "off"), 1);
    assertThat(game.cards().ownCards()).isEqualTo(16);
    assertThat(pulsars(game)).isEqualTo(played(game));
  }

  @Test
  void flares_of_aliens_that_nobody_has_give_way() {
    for (long seed = 0; seed < 20; seed++) {
      Game game = setUp(options("7", "2", "on"), seed);
      assertThat(game.cards().ownCards()).isEqualTo(14);
      for (int alien : played(game)) assertThat(game.cards().hasFlare(alien)).isTrue();
    }
  }

  @Test
  void what_does_not_fit_is_refused_with_the_reason() {
    Rules rules = new Rules(AllContent.ALL, options("8", "2", "on"));
    assertThatThrownBy(rules::check)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("32 cards")
        .hasMessageContaining("28");
  }

  @Test
  void without_the_option_there_is_none() {
    Game game = setUp(AllContent.OPTIONS.of(Map.of("seats", "4")), 1);
    assertThat(Pulsars.areIn(game)).isFalse();
  }

  @Test
  void none_lies_face_up_between_encounters() {
    for (long seed = 0; seed < 10; seed++) {
      Game game = new Game(AllContent.ALL, options("4", "1", "on"), seed);
      for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), new RandomPlayer(i));
      boolean ended = false;
      while (!game.isOver()) {
        Step step = game.step();
        game.runPhase();
        if (game.isOver() || step != Step.ENCOUNTER_END) continue;
        ended = true;
        for (int i = 0; i < game.seats(); i++)
          assertThat(game.cards().running(Seat.of(i))).isZero();
      }
      assertThat(ended).isTrue();
    }
  }
}
