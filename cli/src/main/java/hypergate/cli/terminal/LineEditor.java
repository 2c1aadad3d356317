package hypergate.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// A terminal with line editing: history, completion with Tab, Control-D and Control-C to leave.
public final class LineEditor implements Console {
  private final Terminal terminal;
  private final LineReader reader;
  private final Look look;
  private List<String> words = List.of();

  /// The terminal of this process.
  public LineEditor(Map<String, String> environment) {
    try {
      terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    look = Look.of(true, terminal.getSize().getColumns(), environment);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("hypergate")
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .completer(
                (_, line, candidates) -> {
                  for (String word : words) candidates.add(new Candidate(word));
                })
            .build();
  }

  @Override
  public Look look() {
    return look;
  }

  @Override
  public void print(String line) {
    terminal.writer().println(line);
  }

  @Override
  public Optional<String> read(String prompt, List<String> words) {
    this.words = words;
    terminal.writer().flush();
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    try {
      terminal.writer().flush();
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
