package hypergate.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The rules, one scenario a test: every file under `scenarios`, or under the folder that
/// `-Dhypergate.scenarios=…` names.
final class ScenarioFilesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("hypergate.scenarios", "../scenarios"));

  @TestFactory
  Stream<DynamicTest> every_scenario_holds() {
    return ScenarioRunner.files(List.of(FOLDER)).stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    FOLDER.relativize(file).toString(),
                    file.toUri(),
                    () -> {
                      Verdict verdict = ScenarioRunner.run(file);
                      assertThat(verdict.held()).as(verdict::words).isTrue();
                    }));
  }
}
