package hypergate.lab.ladder;

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
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The games of a ladder as a file of JSON lines: what is played, then a line a game in their
/// order, written as soon as it is over. Whatever is there is always the beginning of the whole, so
/// a ladder goes on where its file ends; half a line at the end, of a machine that went down, is
/// cut off.
public final class LadderFile implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.shared();

  private final Path path;
  private final Writer writer;

  private LadderFile(Path path, Writer writer) {
    this.path = path;
    this.writer = writer;
  }

  /// Begins a file.
  ///
  /// @throws LadderError when there is one already, or it cannot be written
  public static LadderFile begin(Path path, Ladder ladder) {
    if (Files.exists(path))
      throw new LadderError(path + " is there already; --resume goes on with it");
    try {
      Path folder = path.toAbsolutePath().getParent();
      if (folder != null) Files.createDirectories(folder);
      LadderFile file =
          new LadderFile(path, Files.newBufferedWriter(path, StandardOpenOption.CREATE_NEW));
      file.writeLine(header(ladder));
      return file;
    } catch (IOException e) {
      throw new LadderError(path + " cannot be written: " + words(e));
    }
  }

  /// Goes on with a file.
  ///
  /// @param result receives the games that it holds, at most as many as the ladder plays
  /// @throws LadderError when it is not a file of this ladder, or cannot be read or written
  public static LadderFile resume(Path path, Ladder ladder, LadderResult result) {
    if (!Files.isRegularFile(path))
      throw new LadderError(path + ": there is no such file to go on with");
    try {
      long whole = read(path, ladder, result);
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(whole);
      }
      return new LadderFile(path, Files.newBufferedWriter(path, StandardOpenOption.APPEND));
    } catch (MalformedInputException e) {
      throw new LadderError(path + " is no file of a ladder: its text is not UTF-8");
    } catch (IOException e) {
      throw new LadderError(path + " cannot be read or written: " + words(e));
    }
  }

  // How many bytes whole lines take.
  private static long read(Path path, Ladder ladder, LadderResult result) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      String first = wholeLine(reader);
      if (first == null) throw new LadderError(path + ":1: the file is cut off here");
      checkHeader(path, first, header(ladder));
      long bytes = bytes(first);
      for (int line = 2; ; line++) {
        String text = wholeLine(reader);
        if (text == null) return bytes;
        if (result.played() == ladder.games())
          throw new LadderError(
              path + " holds more than " + ladder.games() + " games; ask for more with --games");
        result.add(played(path + ":" + line + ": ", ladder, text, result.played()));
        bytes += bytes(text);
      }
    }
  }

  // A line with its end, which is not given; null when there is none.
  private static @org.jspecify.annotations.Nullable String wholeLine(BufferedReader reader)
      throws IOException {
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

  private static void checkHeader(Path path, String found, String wanted) {
    if (found.equals(wanted)) return;
    JsonNode here = json(path + ":1: ", found);
    if (!here.path("hypergate").asString("").equals("ladder"))
      throw new LadderError(path + ":1: this is no file of a ladder");
    for (var entry : json("", wanted).properties()) {
      JsonNode other = here.path(entry.getKey());
      if (!other.equals(entry.getValue()))
        throw new LadderError(
            path
                + " is of another ladder: its "
                + entry.getKey()
                + " is "
                + (other.isMissingNode() ? "missing" : other)
                + ", not "
                + entry.getValue());
    }
    throw new LadderError(path + " is of another ladder: its first line says more than this one");
  }

  private static JsonNode json(String where, String text) {
    try {
      JsonNode node = JSON.readTree(text);
      if (node.isObject()) return node;
    } catch (JacksonException e) {
      // Said below, in words for people.
    }
    throw new LadderError(where + "this line is not readable");
  }

  private static Played played(String where, Ladder ladder, String text, long number) {
    JsonNode node = json(where, text);
    if (node.path("game").asLong(-1) != number + 1)
      throw new LadderError(where + "game " + (number + 1) + " is expected here");
    int winners = 0;
    for (char letter : node.path("winners").asString("").toCharArray())
      winners |= 1 << seat(where, ladder, letter);
    String failed = node.path("failed").asString("");
    int who =
        switch (failed) {
          case "" -> Played.NOBODY;
          case "rules" -> Played.RULES;
          default -> seat(where, ladder, failed.charAt(0));
        };
    return new Played(
        number,
        winners,
        node.path("encounters").asInt(0),
        node.path("alien").asString(""),
        who,
        node.path("why").asString(""));
  }

  private static int seat(String where, Ladder ladder, char letter) {
    int seat = letter - 'A';
    if (seat < 0 || seat >= ladder.seats())
      throw new LadderError(where + "there is no seat " + letter);
    return seat;
  }

  private static String header(Ladder ladder) {
    ObjectNode header = JSON.createObjectNode();
    header.put("hypergate", "ladder");
    header.put("format", 1);
    header.put("version", GameRecord.programVersion());
    header.put("player", ladder.player());
    ladder.against().forEach(header.putArray("against")::add);
    ObjectNode options = header.putObject("options");
    ladder.options().given().forEach(options::put);
    ladder.options().aliens().forEach(header.putArray("aliens")::add);
    var start = header.putArray("start");
    ladder.options().startCards().forEach(card -> start.add(card.toString()));
    header.put("seed", Long.toString(ladder.seed()));
    return JSON.writeValueAsString(header);
  }

  /// The line of a game.
  static String line(Ladder ladder, Played played) {
    ObjectNode line = JSON.createObjectNode();
    line.put("game", played.game() + 1);
    line.put("seat", letters(1 << ladder.seatIn(played.game())));
    line.put("alien", played.alien());
    line.put("winners", letters(played.winners()));
    line.put("encounters", played.encounters());
    if (played.failed() == Played.NOBODY) return JSON.writeValueAsString(line);
    line.put("failed", played.failed() == Played.RULES ? "rules" : letters(1 << played.failed()));
    line.put("why", played.why());
    return JSON.writeValueAsString(line);
  }

  private static String letters(int seats) {
    StringBuilder letters = new StringBuilder();
    for (int left = seats; left != 0; left &= left - 1)
      letters.append((char) ('A' + Integer.numberOfTrailingZeros(left)));
    return letters.toString();
  }

  /// Adds the next game.
  void add(Ladder ladder, Played played) {
    try {
      writeLine(line(ladder, played));
    } catch (IOException e) {
      throw new LadderError(path + " cannot be written: " + words(e));
    }
  }

  private void writeLine(String line) throws IOException {
    writer.write(line);
    writer.write('\n');
    writer.flush();
  }

  private static String words(IOException e) {
    return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : " " + e.getMessage());
  }

  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException e) {
      throw new LadderError(path + " cannot be written: " + words(e));
    }
  }
}
