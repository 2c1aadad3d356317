package hypergate.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Which fresh seeds a run of the suite tried, and which of them failed: in two files in `target`
/// beside the launcher, and on the console. `./hypergate test` empties them and shows them at its
/// end.
final class FreshReport {
  /// Whether a fresh seed that fails fails the build: `-Dhypergate.fresh.fail=true`.
  static final String FAIL = "hypergate.fresh.fail";

  /// The folder of the files, if it is to be another one; the console is spared then.
  static final String FOLDER = "hypergate.reports";

  private final boolean loud;
  private final Path failures;
  private final Path tried;

  /// @param setting settings by their names, as far as there are any
  FreshReport(Function<String, Optional<String>> setting) {
    loud = setting.apply(FOLDER).isEmpty();
    Path folder = setting.apply(FOLDER).map(Path::of).orElseGet(() -> home().resolve("target"));
    failures = folder.resolve("fresh-failures.txt");
    tried = folder.resolve("fresh-seeds.txt");
  }

  /// Where failures stand.
  Path failures() {
    return failures;
  }

  void tries(String test, List<Long> seeds) {
    StringBuilder line = new StringBuilder(test);
    for (long seed : seeds) line.append(' ').append(seed);
    append(tried, line.append('\n').toString());
  }

  void write(SeedFailure failure) {
    String again = SeedFailure.again(failure.test(), failure.seed());
    String block =
        failure.test()
            + ", seed "
            + failure.seed()
            + "\n    Again: "
            + again
            + "\n"
            + failure.brief(6);
    append(failures, block);
    if (loud) System.err.print("A FRESH SEED FAILED (the build goes on): " + block);
  }

  /// The folder of the launcher, from which everything is built; where there is none, this one.
  private static Path home() {
    Path here = Path.of("").toAbsolutePath();
    for (Path folder = here; folder != null; folder = folder.getParent())
      if (Files.isRegularFile(folder.resolve("hypergate"))
          && Files.isRegularFile(folder.resolve("pom.xml"))) return folder;
    return here;
  }

  private static void append(Path file, String text) {
    try {
      Path folder = file.getParent();
      if (folder != null) Files.createDirectories(folder);
      Files.write(
          file,
          text.getBytes(StandardCharsets.UTF_8),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("the report of fresh seeds cannot be written: " + file, e);
    }
  }
}
