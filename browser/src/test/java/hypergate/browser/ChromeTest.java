package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever lacks a browser is told what to install, in one sentence.
final class ChromeTest {
  @TempDir Path folder;

  @Test
  void a_missing_browser_is_named_with_its_package() {
    assertThatThrownBy(() -> Chrome.program(Map.of("PATH", folder.toString())))
        .hasMessageContaining("apt install chromium")
        .hasMessageContaining("-Dbrowser.skip=true");
  }

  @Test
  void a_wrong_variable_is_named_with_what_it_says() {
    String wrong = folder.resolve("nothing").toString();
    assertThatThrownBy(() -> Chrome.program(Map.of("HYPERGATE_CHROMIUM", wrong, "PATH", "")))
        .hasMessageContaining("HYPERGATE_CHROMIUM")
        .hasMessageContaining(wrong);
  }

  @Test
  void the_first_chromium_on_the_path_is_taken() throws IOException {
    Path program = Files.createFile(folder.resolve("chromium"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(Chrome.program(Map.of("PATH", "/nowhere:" + folder))).isEqualTo(program);
  }
}
