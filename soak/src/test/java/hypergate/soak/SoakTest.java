package hypergate.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `hypergate soak` on tests that are known to hold or to fail.
final class SoakTest {
  @TempDir Path folder;

  private record Run(int status, String out, String err) {}

  private Run soak(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        SoakMain.run(
            new PrintWriter(out),
            new PrintWriter(err),
            ".*Samples.*",
            folder.resolve("failures.txt"),
            arguments);
    return new Run(status, out.toString(), err.toString());
  }

  @Test
  void every_test_that_runs_for_seeds_is_found_with_its_run() {
    Run run = soak("--list");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines())
        .containsExactly(
            "afterwards  Untidy.holds",
            "endless  Endless.waits",
            "games  Sound.holds",
            "numbers  Small.is_small");
    assertThat(soak("--list", "--test", "numbers", "--test", "Sound.h").out().lines())
        .containsExactly("games  Sound.holds", "numbers  Small.is_small");
  }

  @Test
  void seeds_are_repeated_and_what_fails_is_named_with_its_command() throws Exception {
    Run run = soak("--test", "Small", "--seed", "1-4");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out().lines())
        .contains(
            "FAILED: Small.is_small, once",
            "Small.is_small, 2 times",
            "    Again: ./hypergate soak --test Small.is_small --seed 3",
            "    Again: ./hypergate soak --test Small.is_small --seed 4",
            "    seed 3 is large",
            "2 failures of 1 kinds");
    assertThat(Files.readString(folder.resolve("failures.txt")))
        .startsWith("Small.is_small, 2 times\n    Again: ");
  }

  @Test
  void where_nothing_fails_no_file_is_left_and_the_status_is_0() throws Exception {
    Files.writeString(folder.resolve("failures.txt"), "of yesterday");
    Run run = soak("--test", "Small", "--seed", "2");
    assertThat(run.out()).contains("0 failures of 0 kinds");
    assertThat(run.status()).isZero();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void fresh_seeds_are_tried_until_the_time_is_over() {
    Run run = soak("--test", "games", "--minutes", "0.01", "--threads", "2");
    assertThat(run.status()).isZero();
    assertThat(run.out()).containsPattern("[1-9][0-9,]* samples");
    Run large = soak("--test", "numbers", "--minutes", "0.01");
    assertThat(large.status()).isEqualTo(1);
    assertThat(large.out()).contains("FAILED: Small.is_small").contains(" is large");
  }

  @Test
  void what_fails_after_all_seeds_is_named_with_them() {
    Run run = soak("--test", "Untidy", "--seed", "4,5");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("something was left over")
        .contains("Again: ./hypergate soak --test Untidy.holds --seed 4,5");
  }

  @Test
  void a_seed_without_end_is_named_and_does_not_hold_up_the_rest() {
    Run run = soak("--test", "endless", "--minutes", "0.01", "--patience", "1", "--threads", "1");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("no end after 1 s")
        .containsPattern("Again: \\./hypergate soak --test Endless\\.waits --seed \\d{9}")
        .contains("Samples$Endless.waits");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--minutes 0      | --minutes must be more than 0",
        "--threads 0      | --threads must be at least 1",
        "--patience 0     | --patience must be at least 1",
        "--cluster 0      | --cluster must have at least 1 table",
        "--cluster --test x | --cluster is a --test of its own: leave one of them out",
        "--seed luck      | --seed 'luck' is no whole number; allowed: 94, or 1-300,2004",
        "--meetings 0     | --meetings must be at least 1 round",
        "--meetings --seed 3 | --meetings goes with neither --test nor --seed",
        "--from 3         | --from is the number of a table, from 1, and belongs to --meetings",
        "--test nonesuch  | no test is called nonesuch; --list names them all",
        "--games 5        | --games, --first, --write, --against and --trace belong to --digest",
        "--trace 5        | --games, --first, --write, --against and --trace belong to --digest",
        "--digest --games 0 | --games must be at least 1",
        "--digest --first -1 | --first must be at least 0",
        "--digest --trace 3 --write x | --trace prints one game; it goes with neither --write nor"
            + " --against",
        "--digest --against none.txt | --against none.txt cannot be read",
      })
  void what_cannot_be_meant_is_refused(String arguments, String said) {
    Run run = soak(arguments.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("hypergate soak: " + said + System.lineSeparator());
  }
}
