package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.session.Transcript;
import hypergate.lab.record.GameRecord;
import hypergate.lab.record.RecordFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The same seed gives the same bytes in another Java machine, where hash order differs.
final class SecondJvmTest {
  private static final int GAMES = 20;

  /// Prints records.
  public static void main(String[] args) {
    System.out.print(records());
  }

  private static String records() {
    StringBuilder text = new StringBuilder();
    for (long seed = 1; seed <= GAMES; seed++) {
      Options options = RandomGames.options(seed);
      Game game = RandomGames.game(options, seed);
      Transcript transcript = new Transcript();
      game.listener(transcript);
      game.run();
      text.append(
          RecordFile.text(
              new GameRecord(
                  "test",
                  options,
                  Collections.nCopies(game.seats(), "random"),
                  seed,
                  transcript.lines(),
                  GameRecord.End.of(game))));
    }
    return text.toString();
  }

  @Test
  void a_second_machine_writes_the_same_bytes() throws Exception {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    SecondJvmTest.class.getName()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String other = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(other).isEqualTo(records());
  }
}
