package hypergate.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.piece.Luck;
import org.junit.jupiter.api.Test;

/// Cards that two main players choose in secret.
final class SchemesTest {
  private static int[] chosen(double[][] mine) {
    int[] counts = new int[mine.length];
    for (int seed = 0; seed < 400; seed++) {
      Schemes schemes = new Schemes(mine.length);
      for (int card = 0; card < mine.length; card++)
        for (int plan = 0; plan < Schemes.PLANS; plan++)
          schemes.add(card, plan, mine[card][plan], 1 - mine[card][plan]);
      counts[schemes.choose(new Luck(Luck.mix(seed)))]++;
    }
    return counts;
  }

  @Test
  void a_card_that_is_worse_whatever_the_other_plays_is_never_chosen() {
    int[] counts = chosen(new double[][] {{0.2, 0.1, 0.2, 0.1}, {0.4, 0.3, 0.3, 0.2}});
    assertThat(counts).containsExactly(0, 400);
  }

  @Test
  void what_a_novice_would_play_is_answered_where_plans_change_little() {
    int[] counts = chosen(new double[][] {{0.9, 0.5, 0.5, 0.5}, {0.1, 0.5, 0.5, 0.5}});
    assertThat(counts).containsExactly(400, 0);
  }

  // Whoever can be guessed loses: what a novice would play says nothing here.
  @Test
  void where_being_guessed_costs_all_choices_are_mixed() {
    int[] counts = chosen(new double[][] {{0.5, 1, 0, 0.5}, {0.5, 0, 1, 0.5}});
    assertThat(counts[0]).isBetween(100, 300);
    assertThat(counts[0] + counts[1]).isEqualTo(400);
  }
}
