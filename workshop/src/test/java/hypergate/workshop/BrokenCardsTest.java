package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.house.CardError;
import hypergate.workshop.card.Cards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// What authors are told of cards that are none: one sentence with line and column for each thing
/// that is wrong. `-Dgolden=apply` writes the sentences anew.
final class BrokenCardsTest {
  private static final Path SAID = Path.of("src/test/resources/broken/said.txt");

  private static String said(String text) {
    try {
      Cards.read(text);
      return "nothing";
    } catch (CardError e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void authors_are_told_what_is_wrong_and_where() throws IOException {
    StringBuilder all = new StringBuilder();
    BrokenCards.all()
        .forEach(
            (what, card) ->
                all.append("=== ").append(what).append('\n').append(said(card)).append('\n'));
    if ("apply".equals(System.getProperty("golden"))) Files.writeString(SAID, all);
    assertThat(all.toString()).isEqualTo(Files.readString(SAID));
  }

  @Test
  void there_are_forty_of_them_and_something_is_wrong_with_each() throws IOException {
    assertThat(BrokenCards.all()).hasSizeGreaterThanOrEqualTo(40);
    BrokenCards.all()
        .forEach((what, card) -> assertThat(said(card)).as(what).isNotEqualTo("nothing"));
  }

  @Test
  void a_file_that_is_too_long_is_not_read() {
    String long40 = "tech: Mine\ntext: It does something.\nresearch: 3\n# " + "x".repeat(40_000);
    assertThat(said(long40)).contains("at most 40000 are read");
  }
}
