package hypergate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Files that CONTRIBUTING shows are the real ones, so that whoever copies them copies what works.
class ContributingTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern SHOWN =
      Pattern.compile("(?m)^`([\\w/.-]+)`:\n\n```\\w*\n(.*?)^```$", Pattern.DOTALL);

  @Test
  void what_it_shows_is_what_there_is() throws IOException {
    Matcher shown = SHOWN.matcher(Files.readString(ROOT.resolve("CONTRIBUTING.md")));
    int files = 0;
    while (shown.find()) {
      files++;
      assertThat(shown.group(2))
          .as(shown.group(1))
          .isEqualTo(Files.readString(ROOT.resolve(shown.group(1))));
    }
    assertThat(files).isEqualTo(2);
  }
}
