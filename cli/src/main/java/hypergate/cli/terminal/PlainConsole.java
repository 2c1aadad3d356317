package hypergate.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/// Lines from a pipe or file, lines to a pipe or file. What is read is printed too, so that the
/// output can be read alone.
public final class PlainConsole implements Console {
  private final BufferedReader in;
  private final PrintWriter out;

  /// Reads and prints here.
  public PlainConsole(Reader in, PrintWriter out) {
    this.in = new BufferedReader(in);
    this.out = out;
  }

  @Override
  public Look look() {
    return Look.PLAIN;
  }

  @Override
  public void print(String line) {
    out.println(line);
  }

  @Override
  public Optional<String> read(String prompt, List<String> words) {
    try {
      out.print(prompt);
      out.flush();
      String line = in.readLine();
      out.println(line == null ? "" : line);
      out.flush();
      return Optional.ofNullable(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}
