package hypergate.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// When a machine is too busy to be believed, and what is made of what it measured.
final class CalmTest {
  private static Slice slice(double before, double after, long wall, long busy) {
    return new Slice(1000, 10, 240_000, 0, 0, before, after, wall, busy);
  }

  private static List<Slice> steady(int count) {
    List<Slice> slices = new ArrayList<>();
    for (int i = 0; i < count; i++) slices.add(slice(2.4, 2.4, 100, 100));
    return slices;
  }

  @Test
  void a_machine_that_always_takes_the_same_time_is_calm() {
    Calm calm = Calm.of(steady(10));
    assertThat(calm).isEqualTo(new Calm(0, 1));
    assertThat(calm.isEnough()).isTrue();
  }

  @Test
  void a_few_outliers_do_not_count_but_a_fifth_of_them_does() {
    List<Slice> slices = steady(20);
    slices.set(3, slice(4.8, 4.8, 100, 100));
    assertThat(Calm.of(slices).isEnough()).isTrue();
    for (int i = 4; i < 8; i++) slices.set(i, slice(4.8, 2.4, 100, 100));
    Calm calm = Calm.of(slices);
    assertThat(calm.spread()).isEqualTo(1);
    assertThat(calm.isEnough()).isFalse();
    assertThat(calm.words())
        .startsWith("the reference loop spread by 100 % (at most 15), and the worker had");
  }

  @Test
  void a_worker_that_had_to_wait_for_its_processor_is_not_believed() {
    List<Slice> slices = steady(10);
    slices.set(0, slice(2.4, 2.4, 200, 100));
    Calm calm = Calm.of(slices);
    assertThat(calm.share()).isEqualTo(1000.0 / 1100);
    assertThat(calm.isEnough()).isFalse();
  }

  @Test
  void a_result_is_the_middle_of_its_slices_and_what_was_spent_on_garbage() {
    List<Slice> slices =
        List.of(
            new Slice(1000, 10, 240_000, 0, 500, 2.4, 2.4, 1, 1),
            new Slice(1000, 10, 480_000, 3, 500, 2.4, 2.4, 1, 1),
            new Slice(1000, 10, 9_000_000, 0, 500, 2.4, 2.4, 1, 1));
    Result result = Result.of(slices);
    // 480 ns are 200 references, and 3 ms in 3,000 units are 1,000 ns more.
    assertThat(result.multiple()).isEqualTo(200 + 1000 / 2.4);
    assertThat(result.game()).isEqualTo(result.multiple() * 100);
    assertThat(result.bytes()).isEqualTo(0.5);
    assertThat(result.reference()).isEqualTo(2.4);
  }

  @Test
  void builds_are_compared_slice_by_slice() {
    List<Slice> ours = List.of(slice(2, 2, 1, 1), slice(4, 4, 1, 1), slice(2, 2, 1, 1));
    List<Slice> theirs = List.of(slice(1, 1, 1, 1), slice(2, 2, 1, 1), slice(4, 4, 1, 1));
    assertThat(Bench.ratios(ours, theirs).median()).isEqualTo(0.5);
    assertThat(Bench.ratios(ours, theirs).at(1)).isEqualTo(2);
  }
}
