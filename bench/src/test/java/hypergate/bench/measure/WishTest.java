package hypergate.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.bench.work.Workload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Command lines, and the table that comes of them.
final class WishTest {
  @TempDir Path folder;

  @Test
  void without_a_word_everything_is_measured_with_a_settled_compiler() {
    Wish wish = Wish.of(List.of());
    assertThat(wish.workloads()).containsExactly(Workload.values());
    assertThat(wish.settling()).isEqualTo(40);
    assertThat(wish.anyway()).isFalse();
    assertThat(wish.against()).isNull();
  }

  @Test
  void rows_are_measured_in_the_order_in_which_they_are_named_and_once() {
    Wish wish = Wish.of(List.of("--quick", "fork", "--json", "view", "fork", "--anyway"));
    assertThat(wish.workloads()).containsExactly(Workload.FORK, Workload.VIEW);
    assertThat(wish.settling()).isLessThan(40);
    assertThat(wish.json()).isTrue();
    assertThat(wish.anyway()).isTrue();
  }

  @Test
  void another_build_is_a_folder_with_a_hypergate_that_can_be_measured() throws Exception {
    assertThatThrownBy(() -> Wish.of(List.of("--against")))
        .hasMessage("--against takes the folder of another build");
    assertThatThrownBy(() -> Wish.of(List.of("--against", folder.toString())))
        .hasMessage("--against " + folder + ": there is no Hypergate that can be compared");
    Path launcher = Files.createFile(folder.resolve("hypergate"));
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    Path worker = folder.resolve("bench/src/main/java/hypergate/bench/measure/Worker.java");
    Files.createDirectories(worker.getParent());
    Files.createFile(worker);
    assertThat(Wish.of(List.of("view", "--against", folder.toString())).against())
        .isEqualTo(folder);
  }

  @Test
  void two_boxes_are_compared_by_themselves() {
    assertThat(Wish.of(List.of("boxes", "--quick")).boxes()).isTrue();
    assertThat(Wish.of(List.of("view")).boxes()).isFalse();
    assertThatThrownBy(() -> Wish.of(List.of("boxes", "view")))
        .hasMessage(
            "boxes compares two boxes of this build; neither rows nor --against go with it");
  }

  @Test
  void what_cannot_be_meant_is_refused_with_what_can() {
    assertThatThrownBy(() -> Wish.of(List.of("--slow")))
        .hasMessageStartingWith(
            "unknown argument '--slow'; allowed: --quick, --anyway, --json, --against, --help, or"
                + " rows: technology, base, ");
    assertThatThrownBy(() -> Wish.of(List.of("forks")))
        .hasMessageStartingWith("nothing is called 'forks'; allowed: technology, base, ");
  }

  @Test
  void the_help_names_every_row() {
    assertThat(Workload.words()).allMatch(Wish.HELP::contains);
  }

  @Test
  void figures_are_told_beside_what_they_must_reach() {
    Result result = new Result(2.4, 120, 0.01, 150_000, 0, new Calm(0, 1));
    assertThat(Figure.DECISION.value(result)).isEqualTo(120);
    assertThat(Figure.DECISION.text(120)).isEqualTo("120.0×");
    assertThat(Figure.DECISION.target()).isEqualTo("≤ 110.0×");
    assertThat(Figure.DECISION.verdict(120)).isEqualTo("MISSED");
    assertThat(Figure.DECISION.verdict(110)).isEqualTo("reached");
    assertThat(Figure.GAMES.text(Figure.GAMES.value(result))).isEqualTo("2,778/s");
    assertThat(Figure.GAMES.verdict(2400)).isEqualTo("reached");
    assertThat(Figure.GAMES.verdict(2399)).isEqualTo("MISSED");
    assertThat(Figure.BYTES.target()).isEqualTo("≤ 0 B");
    assertThat(Figure.BYTES.verdict(0.02)).isEqualTo("MISSED");
    assertThat(Figure.BIG_BOX.target() + Figure.BIG_BOX.verdict(1e9)).isEmpty();
    assertThat(Figure.of(Workload.TECHNOLOGY))
        .containsExactly(Figure.DECISION, Figure.GAMES, Figure.BYTES);
  }

  @Test
  void every_row_has_a_figure() {
    for (Workload workload : Workload.values()) assertThat(Figure.of(workload)).isNotEmpty();
  }

  @Test
  void a_worker_in_a_process_of_its_own_tells_slices() {
    try (WorkerProcess worker = WorkerProcess.start(null, Workload.WINDOW, 0)) {
      worker.await();
      Slice slice = worker.slice();
      assertThat(slice.units()).isPositive();
      assertThat(slice.nanos()).isPositive();
      assertThat(slice.reference()).isPositive();
      assertThat(Slice.of(slice.line()).line()).isEqualTo(slice.line());
      assertThat(worker.slice().units()).isPositive();
    }
    assertThatThrownBy(() -> Slice.of("slice 1 2")).hasMessage("no slice: slice 1 2");
  }
}
