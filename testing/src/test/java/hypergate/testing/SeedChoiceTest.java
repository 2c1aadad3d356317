package hypergate.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Which seeds a test gets.
final class SeedChoiceTest {
  @SuppressWarnings("unused")
  private static final class Sample {
    @Seeds(
        upTo = 3,
        fixed = {94, 2},
        fresh = 2)
    void some(long seed) {}

    @Seeds(fresh = 0)
    void none(long seed) {}
  }

  private static List<SeedChoice> of(String method, Map<String, String> settings) {
    try {
      Seeds seeds = Sample.class.getDeclaredMethod(method, long.class).getAnnotation(Seeds.class);
      return SeedChoice.of(
          seeds, "Sample." + method, name -> Optional.ofNullable(settings.get(name)), 1000);
    } catch (NoSuchMethodException e) {
      throw new AssertionError(e);
    }
  }

  private static List<Long> fixed(List<SeedChoice> choices) {
    return choices.stream().filter(choice -> !choice.fresh()).map(SeedChoice::seed).toList();
  }

  private static List<Long> fresh(List<SeedChoice> choices) {
    return choices.stream().filter(SeedChoice::fresh).map(SeedChoice::seed).toList();
  }

  @Test
  void fixed_ones_are_those_of_the_annotation_each_once() {
    assertThat(fixed(of("some", Map.of()))).containsExactly(1L, 2L, 3L, 94L);
    assertThat(of("none", Map.of())).isEmpty();
  }

  @Test
  void more_of_them_can_be_had() {
    assertThat(fixed(of("some", Map.of("hypergate.games", "5"))))
        .containsExactly(1L, 2L, 3L, 4L, 5L, 94L);
    assertThat(of("none", Map.of("hypergate.games", "5"))).isEmpty();
  }

  @Test
  void fresh_ones_follow_from_the_clock_or_from_the_number_that_is_set() {
    List<Long> clock = fresh(of("some", Map.of()));
    assertThat(clock).hasSize(2).doesNotHaveDuplicates();
    assertThat(fresh(of("some", Map.of("hypergate.fresh", "1000")))).isEqualTo(clock);
    assertThat(fresh(of("some", Map.of("hypergate.fresh", "1001")))).isNotEqualTo(clock);
    assertThat(SeedChoice.fresh(1000, "Sample.other", 2)).isNotEqualTo(clock);
  }

  @Test
  void fresh_ones_can_be_switched_off() {
    assertThat(fresh(of("some", Map.of("hypergate.fresh", "off")))).isEmpty();
    assertThat(fixed(of("some", Map.of("hypergate.fresh", "off")))).hasSize(4);
  }

  @Test
  void wanted_ones_are_all_there_are() {
    List<SeedChoice> wanted = of("some", Map.of("hypergate.seeds", "7-9, 2004,-3"));
    assertThat(fixed(wanted)).containsExactly(7L, 8L, 9L, 2004L, -3L);
    assertThat(fresh(wanted)).isEmpty();
    assertThat(fixed(of("none", Map.of("hypergate.seeds", "7")))).containsExactly(7L);
  }

  @Test
  void what_is_no_number_is_refused_in_plain_words() {
    assertThatThrownBy(() -> of("some", Map.of("hypergate.seeds", "many")))
        .hasMessage(
            "-Dhypergate.seeds: 'many' is no whole number; allowed: whole numbers, as in"
                + " 1-300,2004");
    assertThatThrownBy(() -> of("some", Map.of("hypergate.fresh", "on")))
        .hasMessage("-Dhypergate.fresh: 'on' is no whole number; allowed: whole numbers, or off");
  }
}
