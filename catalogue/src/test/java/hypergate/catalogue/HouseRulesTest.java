package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Files are short; the library for full text is known in one file only.
class HouseRulesTest {
  @Test
  void files_are_short_and_lucene_has_one_door() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/hypergate"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.size()).as(file.toString()).isLessThanOrEqualTo(400);
        if (!file.endsWith("TextIndex.java"))
          assertThat(lines).as(file.toString()).noneMatch(l -> l.startsWith("import org.apache"));
      }
    }
  }
}
