package hypergate.lab.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Reads a file that [GameFile] has written, one line after the other, by whatever program of which
/// version: half a line at its end counts as its end.
///
/// @param <T> what a line tells
public final class GameReader<T> implements AutoCloseable {
  private final Path path;
  private final GameFile.Form<T> form;
  private final BufferedReader reader;
  private final String version;
  private long lines;

  /// Opens a file.
  ///
  /// @param kind what the experiment must be called
  /// @param forms makes of its header how its lines are read; its errors are told with the place
  /// @throws LabError when it is no such file, or cannot be read
  public GameReader(Path path, String kind, Function<JsonNode, GameFile.Form<T>> forms) {
    this.path = path;
    if (!Files.isRegularFile(path)) throw new LabError(path + ": there is no such file");
    BufferedReader opened = null;
    try {
      opened = Files.newBufferedReader(path);
      String first = GameFile.wholeLine(opened);
      if (first == null) throw new LabError(path + ":1: the file is cut off here");
      JsonNode header = GameFile.json(path + ":1: ", first);
      if (!header.path("hypergate").asString("").equals(kind))
        throw new LabError(path + ":1: this is no file of a " + kind);
      version = header.path("version").asString("");
      form = told(forms, header);
      reader = opened;
    } catch (IOException e) {
      throw unreadable(e);
    } catch (LabError e) {
      close(opened);
      throw e;
    }
  }

  private GameFile.Form<T> told(Function<JsonNode, GameFile.Form<T>> forms, JsonNode header) {
    try {
      return forms.apply(header);
    } catch (LabError e) {
      throw new LabError(path + ":1: " + e.getMessage());
    }
  }

  private LabError unreadable(IOException e) {
    return new LabError(
        path
            + (e instanceof MalformedInputException
                ? " cannot be read: its text is not UTF-8"
                : " cannot be read: " + GameFile.words(e)));
  }

  /// The version of the program that wrote it.
  public String version() {
    return version;
  }

  /// What the next line tells; null after the last one.
  ///
  /// @throws LabError when it cannot be read
  public @Nullable T next() {
    try {
      String text = GameFile.wholeLine(reader);
      if (text == null) return null;
      T told = GameFile.line(path + ":" + (lines + 2) + ": ", form, text, lines);
      lines++;
      return told;
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  @Override
  public void close() {
    close(reader);
  }

  private static void close(@Nullable BufferedReader reader) {
    try {
      if (reader != null) reader.close();
    } catch (IOException e) {
      // It was only read.
    }
  }
}
