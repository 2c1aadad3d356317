package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.lab.variants.Counted;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What comes up in games over random mixes is counted, and what does not is named.
final class CoverageTest {
  // Of what variants count, the share that has to come up; nine tenths where nothing is said.
  private static final Map<String, Double> LEAST = Map.of("completed", 0.8, "hazards", 1.0);

  private static Coverage played(int games) {
    Coverage coverage = new Coverage(List.of("random", "novice"));
    coverage.play(games, 1, done -> {});
    return coverage;
  }

  @Test
  void before_any_game_everything_is_named() {
    Coverage none = played(0);
    assertThat(none.games()).isZero();
    assertThat(Coverage.never(none.used())).isEqualTo(List.copyOf(none.used().keySet()));
    assertThat(none.strangers()).contains("amoeba+cudgel").doesNotContain("gambler+sorcerer");
    assertThat(none.words()).startsWith("0 games, 0 stopped by the turn limit");
  }

  @Test
  void games_over_mixes_come_upon_most_of_what_there_is() {
    Coverage coverage = played(1000);
    assertThat(coverage.games()).isEqualTo(1000);
    // Players that answer at random may all lose all they have: then the safety stop ends it.
    assertThat(coverage.unfinished()).isLessThan(10);
    assertThat(coverage.cutShort()).isPositive();
    assertThat(Coverage.never(coverage.events())).isEmpty();
    assertThat(share(coverage.used())).isGreaterThan(0.75);
    assertThat(Coverage.counted())
        .extracting(Counted::key)
        .containsExactly("completed", "hazards", "hazardWindows", "moons");
    for (Counted counted : Coverage.counted())
      assertThat(share(coverage.of(counted)))
          .as(counted.never())
          .isGreaterThanOrEqualTo(LEAST.getOrDefault(counted.key(), 0.9));
    int aliens = AllContent.ALL.aliens().size();
    // So many games let so many pairs meet; of more aliens it is a smaller share.
    assertThat(aliens * (aliens - 1) / 2 - coverage.strangers().size()).isGreaterThan(9000);
    assertThat(coverage.questions().keySet()).contains("aim", "launch", "select");
  }

  @Test
  void the_same_seed_counts_the_same() {
    assertThat(played(3).used()).isEqualTo(played(3).used());
  }

  private static double share(Map<String, Long> counts) {
    return 1 - (double) Coverage.never(counts).size() / counts.size();
  }
}
