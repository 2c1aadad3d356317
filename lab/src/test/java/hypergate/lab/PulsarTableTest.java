package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Content;
import hypergate.variant.pulsars.Mode;
import hypergate.variant.pulsars.Pulsar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The table of all Pulsars is that of the declarations; `-Dpulsars=apply` writes it.
final class PulsarTableTest {
  private static final Path FILE = Path.of("../docs/pulsars.md");

  @Test
  void the_table_is_that_of_the_declarations() throws IOException {
    String table = table(AllContent.ALL);
    if ("apply".equals(System.getProperty("pulsars"))) Files.writeString(FILE, table);
    assertThat(Files.readString(FILE)).isEqualTo(table);
  }

  private static String table(Content content) {
    StringBuilder text =
        new StringBuilder(
            """
            # Pulsars

            What Pro and Con do on the Pulsar of each alien. *ours* marks what is our own design, since no original is
            known, and says why it is so. Every Pulsar can besides be played as Denial (discard it: the power is not in use
            for the rest of the encounter) and as Shield (P4, P6, P7). Made from the declarations by
            `PulsarTableTest`.

            | Alien | Pro | Con |
            | --- | --- | --- |
            """);
    for (int i = 0; i < content.aliens().size(); i++) {
      Pulsar pulsar = content.of(Pulsar.class).get(i);
      text.append("| ")
          .append(pulsar.alien().name())
          .append(" | ")
          .append(side(pulsar.text(Mode.PRO), pulsar.pro().ours()))
          .append(" | ")
          .append(side(pulsar.text(Mode.CON), pulsar.con().ours()))
          .append(" |\n");
    }
    return text.toString();
  }

  private static String side(String words, String ours) {
    String said = words.isEmpty() ? "—" : words;
    return ours.isEmpty() ? said : said + " *ours: " + ours + "*";
  }
}
