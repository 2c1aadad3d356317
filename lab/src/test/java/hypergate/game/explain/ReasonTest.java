package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every sentence has a key of its own, an existing rule, and arguments that clients know.
final class ReasonTest {
  private static final List<Reason> ALL = Reason.all(AllContent.ALL);
  private static final Pattern ARGUMENT = Pattern.compile("\\{([a-z]+)(?:}|, plural)");

  @Test
  void keys_are_kebab_case_and_unique() {
    assertThat(ALL).extracting(Reason::key).doesNotHaveDuplicates();
    assertThat(ALL).extracting(Reason::key).allMatch(key -> key.matches("[a-z]+(-[a-z]+)*"));
  }

  @Test
  void rules_exist() {
    for (Reason reason : ALL) assertThat(RuleNumbers.ALL).as(reason.key()).contains(reason.rule());
  }

  @Test
  void sentences_are_whole_and_name_known_arguments() {
    for (Reason reason : ALL)
      for (boolean holds : new boolean[] {true, false}) {
        assertThat(reason.words(holds)).as(reason.key()).matches("[A-Z'{].*[.}]");
        ARGUMENT
            .matcher(reason.words(holds))
            .results()
            .forEach(
                found ->
                    assertThat(Arrays.stream(Fact.Arg.values()).map(Fact.Arg::key))
                        .as(reason.key())
                        .contains(found.group(1)));
      }
  }

  @Test
  void the_page_has_words_for_all_of_them() throws IOException {
    StringBuilder words =
        new StringBuilder(Files.readString(Path.of("../web/src/words/en/reasons.json")));
    try (Stream<Path> variants = Files.list(Path.of("../web/src/variants"))) {
      for (Path own : variants.map(variant -> variant.resolve("words.json")).toList())
        if (Files.exists(own)) words.append(Files.readString(own));
    }
    for (Reason reason : ALL) {
      assertThat(words).contains("\"reason." + reason.key() + ".holds\"");
      if (!reason.fails().equals(reason.holds()))
        assertThat(words).contains("\"reason." + reason.key() + ".fails\"");
    }
  }
}
