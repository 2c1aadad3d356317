package hypergate.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/// A command line that was run.
///
/// @param status its exit status
/// @param out what it printed
/// @param err what it complained about
public record Run(int status, String out, String err) {
  /// Runs a command line.
  public static Run of(String... args) {
    return typing("", args);
  }

  /// Runs a command line with lines piped in.
  public static Run typing(String input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
      int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
      return new Run(status, out.toString(), err.toString());
    } finally {
      System.setIn(before);
    }
  }
}
