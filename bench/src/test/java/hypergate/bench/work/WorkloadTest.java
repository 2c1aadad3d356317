package hypergate.bench.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.technology.Tech;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Everything that can be measured does something.
final class WorkloadTest {
  @ParameterizedTest
  @EnumSource
  void some_work_is_done_and_counted(Workload workload) {
    Work work = workload.work();
    long before = work.units();
    work.some();
    assertThat(work.units()).isGreaterThan(before);
    assertThat(Workload.of(workload.word())).isSameAs(workload);
  }

  @Test
  void in_a_box_without_powers_no_alien_can_do_anything() {
    assertThat(Boxes.powerless().aliens())
        .hasSameSizeAs(AllContent.ALL.aliens())
        .allMatch(alien -> alien.effect().abilities().isEmpty());
    assertThat(Boxes.powerless().flares()).isEmpty();
    assertThat(Boxes.powerless().of(Tech.class)).isEqualTo(AllContent.ALL.of(Tech.class));
  }

  @Test
  void the_small_box_holds_the_base_set_alone() {
    assertThat(Boxes.base().aliens()).allMatch(alien -> alien.set().equals("base"));
    assertThat(Boxes.base().of(Tech.class)).allMatch(tech -> tech.set().equals("base"));
    assertThat(Boxes.base().of(Hazard.class)).isEmpty();
  }

  @Test
  void what_does_not_exist_is_refused_with_what_does() {
    assertThatThrownBy(() -> Workload.of("everybody"))
        .hasMessageStartingWith("nothing is called 'everybody'; allowed: technology, base, ")
        .hasMessageContaining("small-box");
  }
}
