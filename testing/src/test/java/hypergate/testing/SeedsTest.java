package hypergate.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/// Tests that run for seeds fail for the fixed ones and only report the fresh ones.
final class SeedsTest {
  @TempDir Path folder;

  /// Fails for every fresh seed, and for the fixed seed 2.
  static final class Sample {
    @Seeds(upTo = 3, fresh = 2)
    void holds_for_few(long seed) {
      SeedRun.note(() -> "options of " + seed);
      if (seed == 2 || seed > 1000) throw new AssertionError("does not hold");
    }
  }

  private record Heard(String name, TestExecutionResult result) {
    TestExecutionResult.Status status() {
      return result.getStatus();
    }

    String message() {
      return Objects.requireNonNull(result.getThrowable().orElseThrow().getMessage());
    }
  }

  private List<Heard> run(Map<String, String> settings) {
    List<Heard> heard = new ArrayList<>();
    TestExecutionListener ear =
        new TestExecutionListener() {
          @Override
          public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest()) heard.add(new Heard(test.getDisplayName(), result));
          }
        };
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(Sample.class))
                .configurationParameter("hypergate.reports", folder.toString())
                .configurationParameters(settings)
                .build(),
            ear);
    return heard;
  }

  @Test
  void a_fixed_seed_that_fails_fails_and_says_how_to_see_it_again() {
    List<Heard> heard = run(Map.of("hypergate.fresh", "off"));
    assertThat(heard).extracting(Heard::name).containsExactly("seed 1", "seed 2", "seed 3");
    assertThat(heard)
        .extracting(Heard::status)
        .containsExactly(
            TestExecutionResult.Status.SUCCESSFUL,
            TestExecutionResult.Status.FAILED,
            TestExecutionResult.Status.SUCCESSFUL);
    assertThat(heard.get(1).message().lines())
        .containsExactly(
            "seed 2: does not hold",
            "With options of 2",
            "Again: ./hypergate soak --test Sample.holds_for_few --seed 2");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_fresh_seed_that_fails_is_reported_and_the_build_goes_on() throws Exception {
    List<Heard> heard = run(Map.of("hypergate.fresh", "77"));
    List<Long> fresh = SeedChoice.fresh(77, "Sample.holds_for_few", 2);
    assertThat(heard).hasSize(5);
    assertThat(heard.get(3).name()).isEqualTo("fresh seed " + fresh.get(0));
    assertThat(heard.get(3).status()).isEqualTo(TestExecutionResult.Status.ABORTED);
    assertThat(Files.readString(folder.resolve("fresh-seeds.txt")))
        .isEqualTo("Sample.holds_for_few " + fresh.get(0) + " " + fresh.get(1) + "\n");
    assertThat(Files.readString(folder.resolve("fresh-failures.txt")).lines())
        .contains(
            "Sample.holds_for_few, seed " + fresh.get(0),
            "    Again: ./hypergate soak --test Sample.holds_for_few --seed " + fresh.get(0),
            "    does not hold",
            "    with options of " + fresh.get(1));
  }

  @Test
  void it_fails_the_build_where_that_is_wanted() {
    List<Heard> heard = run(Map.of("hypergate.fresh", "77", "hypergate.fresh.fail", "true"));
    assertThat(heard.get(3).status()).isEqualTo(TestExecutionResult.Status.FAILED);
  }

  @Test
  void seeds_that_are_wanted_fail_like_fixed_ones() {
    List<Heard> heard = run(Map.of("hypergate.seeds", "5000,1"));
    assertThat(heard).extracting(Heard::name).containsExactly("seed 5000", "seed 1");
    assertThat(heard.get(0).status()).isEqualTo(TestExecutionResult.Status.FAILED);
    assertThat(SeedRun.isWhole()).isFalse();
    run(Map.of("hypergate.fresh", "off"));
    assertThat(SeedRun.isWhole()).isTrue();
  }

  @Test
  void what_is_counted_is_summed_up() {
    Figures.add("samples", 2);
    Figures.add("samples", 3);
    assertThat(Figures.all()).containsEntry("samples", 5L);
  }
}
