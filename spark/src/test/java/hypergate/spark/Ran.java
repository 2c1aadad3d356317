package hypergate.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/// A command line that was run, with the file of games that it wrote.
///
/// @param status its exit status
/// @param out what it printed
/// @param err what it complained about
record Ran(int status, String out, String err) {
  static final String BALANCE =
      """
      kind: balance
      games: [24, 12]
      players: [random, novice]
      seats: 3
      seed: 7
      out: games.jsonl
      report: page.html
      """;

  static Ran of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Ran(status, out.toString(), err.toString());
  }

  /// Writes an experiment into a new folder.
  static Path config(Path folder, String name, String text) throws IOException {
    return Files.writeString(
        Files.createDirectories(folder.resolve(name)).resolve("config.yaml"), text);
  }

  /// The games beside an experiment.
  static String games(Path config) throws IOException {
    return Files.readString(config.resolveSibling("games.jsonl"));
  }
}
