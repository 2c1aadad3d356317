package hypergate.lab.run;

import hypergate.lab.record.GameRecord;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The games of an experiment as a file of JSON lines: what is played, then a line a game in their
/// order, written as soon as it is over. Whatever is there is always the beginning of the whole, so
/// an experiment goes on where its file ends; half a line at the end, of a machine that went down,
/// is cut off.
///
/// @param <T> what a line tells
public final class GameFile<T> implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.shared();

  /// How an experiment is written down.
  ///
  /// @param <T> what a line tells
  public interface Form<T> {
    /// What the experiment is called: `ladder`. The first line says it under `hypergate`.
    String kind();

    /// What a line is called: `game`. Each line begins with its number under this name.
    default String lineName() {
      return "game";
    }

    /// How many lines there will be at most.
    long most();

    /// Writes what is played: everything from which the games follow.
    void header(ObjectNode header);

    /// Writes what a line tells, but its number.
    void write(T played, ObjectNode line);

    /// Reads a line.
    ///
    /// @param number of the line, counted from 0
    /// @throws LabError with its message alone when it cannot be
    T read(long number, JsonNode line);
  }

  private final Path path;
  private final Form<T> form;
  private final Writer writer;
  private long lines;

  private GameFile(Path path, Form<T> form, Writer writer, long lines) {
    this.path = path;
    this.form = form;
    this.writer = writer;
    this.lines = lines;
  }

  /// Begins a file.
  ///
  /// @throws LabError when there is one already, or it cannot be written
  public static <T> GameFile<T> begin(Path path, Form<T> form) {
    if (Files.exists(path))
      throw new LabError(path + " is there already; --resume goes on with it");
    try {
      Path folder = path.toAbsolutePath().getParent();
      if (folder != null) Files.createDirectories(folder);
      GameFile<T> file =
          new GameFile<>(
              path, form, Files.newBufferedWriter(path, StandardOpenOption.CREATE_NEW), 0);
      file.writeLine(header(form));
      return file;
    } catch (IOException e) {
      throw new LabError(path + " cannot be written: " + words(e));
    }
  }

  /// Goes on with a file.
  ///
  /// @param each is given what each line of it tells, in their order
  /// @throws LabError when it is not a file of this experiment, or cannot be read or written
  public static <T> GameFile<T> resume(Path path, Form<T> form, Consumer<T> each) {
    if (!Files.isRegularFile(path))
      throw new LabError(path + ": there is no such file to go on with");
    try {
      Read read = read(path, form, each);
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(read.bytes());
      }
      return new GameFile<>(
          path, form, Files.newBufferedWriter(path, StandardOpenOption.APPEND), read.lines());
    } catch (MalformedInputException e) {
      throw new LabError(path + " is no file of a " + form.kind() + ": its text is not UTF-8");
    } catch (IOException e) {
      throw new LabError(path + " cannot be read or written: " + words(e));
    }
  }

  private record Read(long bytes, long lines) {}

  // How many bytes whole lines take.
  private static <T> Read read(Path path, Form<T> form, Consumer<T> each) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      String first = wholeLine(reader);
      if (first == null) throw new LabError(path + ":1: the file is cut off here");
      checkHeader(path, form, first, header(form));
      long bytes = bytes(first);
      for (long line = 0; ; line++) {
        String text = wholeLine(reader);
        if (text == null) return new Read(bytes, line);
        if (line == form.most())
          throw new LabError(
              path
                  + " holds more than "
                  + form.most()
                  + " "
                  + form.lineName()
                  + "s; ask for more with --games");
        each.accept(line(path + ":" + (line + 2) + ": ", form, text, line));
        bytes += bytes(text);
      }
    }
  }

  // A line with its end, which is not given; null when there is none.
  static @Nullable String wholeLine(BufferedReader reader) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      if (c == '\n') return line.toString();
      line.append((char) c);
    }
    return null;
  }

  private static long bytes(String line) {
    return line.getBytes(StandardCharsets.UTF_8).length + 1L;
  }

  private static void checkHeader(Path path, Form<?> form, String found, String wanted) {
    if (found.equals(wanted)) return;
    JsonNode here = json(path + ":1: ", found);
    if (!here.path("hypergate").asString("").equals(form.kind()))
      throw new LabError(path + ":1: this is no file of a " + form.kind());
    for (var entry : json("", wanted).properties()) {
      JsonNode other = here.path(entry.getKey());
      if (!other.equals(entry.getValue()))
        throw new LabError(
            path
                + " is of another "
                + form.kind()
                + ": its "
                + entry.getKey()
                + " is "
                + (other.isMissingNode() ? "missing" : other)
                + ", not "
                + entry.getValue());
    }
    throw new LabError(
        path + " is of another " + form.kind() + ": its first line says more than this one");
  }

  /// What a game comes to, as the line of it in the file.
  ///
  /// @param number of the game, counted from 0
  public static <T> String text(Form<T> form, long number, T played) {
    ObjectNode line = JSON.createObjectNode();
    line.put(form.lineName(), number + 1);
    form.write(played, line);
    return JSON.writeValueAsString(line);
  }

  /// Reads a line that [#text] has made.
  ///
  /// @throws LabError when it is of another game, or cannot be read
  public static <T> T read(Form<T> form, long number, String line) {
    return line("game " + (number + 1) + " came back wrong: ", form, line, number);
  }

  static JsonNode json(String where, String text) {
    try {
      JsonNode node = JSON.readTree(text);
      if (node.isObject()) return node;
    } catch (JacksonException e) {
      // Said below, in words for people.
    }
    throw new LabError(where + "this line is not readable");
  }

  static <T> T line(String where, Form<T> form, String text, long number) {
    JsonNode node = json(where, text);
    if (node.path(form.lineName()).asLong(-1) != number + 1)
      throw new LabError(where + form.lineName() + " " + (number + 1) + " is expected here");
    try {
      return form.read(number, node);
    } catch (LabError e) {
      throw new LabError(where + e.getMessage());
    }
  }

  private static String header(Form<?> form) {
    ObjectNode header = JSON.createObjectNode();
    header.put("hypergate", form.kind());
    header.put("format", 1);
    header.put("version", GameRecord.programVersion());
    form.header(header);
    return JSON.writeValueAsString(header);
  }

  /// Adds the next line.
  ///
  /// @throws LabError when it cannot be written
  public void add(T played) {
    try {
      writeLine(text(form, lines++, played));
    } catch (IOException e) {
      throw new LabError(path + " cannot be written: " + words(e));
    }
  }

  private void writeLine(String line) throws IOException {
    writer.write(line);
    writer.write('\n');
    writer.flush();
  }

  static String words(IOException e) {
    return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : " " + e.getMessage());
  }

  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException e) {
      throw new LabError(path + " cannot be written: " + words(e));
    }
  }
}
