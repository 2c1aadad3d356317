package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Sheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is read aloud of an alien is what the rule pages say, and tells it from all others.
class SubtitlesTest {
  private static final Pattern ID = Pattern.compile("^  - id: (\\S+)$");
  private static final Pattern SUBTITLE = Pattern.compile("^    subtitle: (.+)$");

  @Test
  void they_are_those_of_the_rule_pages() throws IOException {
    Map<String, String> written = written();
    Map<String, String> told = new TreeMap<>();
    for (Sheet alien : AllContent.ALL.aliens())
      if (written.containsKey(alien.id())) told.put(alien.id(), subtitle(alien));
    assertThat(told).hasSizeGreaterThan(200);
    written.keySet().retainAll(told.keySet());
    assertThat(told).isEqualTo(written);
  }

  @Test
  void no_two_aliens_have_the_same() {
    List<String> all = AllContent.ALL.aliens().stream().map(SubtitlesTest::subtitle).toList();
    assertThat(all).doesNotContain("").doesNotHaveDuplicates();
  }

  private static String subtitle(Sheet alien) {
    return AllContent.ALL.subtitle(AllContent.ALL.alienNumber(alien.id()));
  }

  private static Map<String, String> written() throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> pages = Files.list(Path.of("../docs/rules/aliens"))) {
      for (Path page : pages.toList()) {
        String alien = "";
        for (String line : Files.readAllLines(page)) {
          Matcher id = ID.matcher(line);
          if (id.matches()) alien = id.group(1);
          Matcher text = SUBTITLE.matcher(line);
          if (text.matches()) found.put(alien, plain(text.group(1)));
        }
      }
    }
    return found;
  }

  private static String plain(String text) {
    char first = text.charAt(0);
    boolean quoted = first == '"' || first == '\'';
    return quoted ? text.substring(1, text.length() - 1).replace("''", "'") : text;
  }
}
