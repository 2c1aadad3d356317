package hypergate.lab.record;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.lab.house.HouseCard;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Records as files of JSON lines: the header, an answer a line, and a closing line by which a file
/// that was cut off is known.
public final class RecordFile {
  private static final JsonMapper JSON = JsonMapper.shared();

  private RecordFile() {}

  /// The record as text, always the same bytes for the same game.
  public static String text(GameRecord record) {
    StringBuilder text = new StringBuilder();
    ObjectNode header = JSON.createObjectNode();
    header.put("hypergate", "record");
    header.put("format", GameRecord.FORMAT);
    header.put("version", record.version());
    ObjectNode options = header.putObject("options");
    record.options().given().forEach(options::put);
    if (!record.options().aliens().isEmpty()) {
      var aliens = header.putArray("aliens");
      record.options().aliens().forEach(aliens::add);
    }
    if (!record.options().startCards().isEmpty()) {
      var start = header.putArray("start");
      record.options().startCards().forEach(card -> start.add(card.toString()));
    }
    if (!record.options().ownCards().isEmpty()) {
      var own = header.putArray("cards");
      record.options().ownCards().forEach(card -> own.add(card.source()));
    }
    var players = header.putArray("players");
    record.players().forEach(players::add);
    header.put("seed", Long.toString(record.seed()));
    record.trust().ifPresent(trust -> put(header.putObject("trust"), trust));
    record.rules().ifPresent(rules -> put(header.putObject("rules"), rules));
    Chain chain = new Chain();
    String first = JSON.writeValueAsString(header);
    text.append(Chain.with(first, chain.add(first))).append('\n');
    for (String answer : record.answers())
      text.append('[')
          .append(JSON.writeValueAsString(answer))
          .append(",\"")
          .append(chain.add(answer))
          .append("\"]\n");
    ObjectNode end = JSON.createObjectNode();
    end.put("end", record.end().over() ? "over" : "open");
    end.put("answers", record.answers().size());
    var winners = end.putArray("winners");
    record.end().winners().forEach(winners::add);
    end.put("encounters", record.end().encounters());
    String last = JSON.writeValueAsString(end);
    chain.add(last);
    return text.append(Chain.with(last, chain.all())).append('\n').toString();
  }

  private static void put(ObjectNode node, RuleDigest rules) {
    node.put("digest", rules.digest());
    ObjectNode parts = node.putObject("parts");
    rules.parts().forEach(parts::put);
  }

  private static void put(ObjectNode node, Trust trust) {
    node.put("table", trust.table());
    node.put("commitment", trust.commitment());
    node.put("server", trust.server());
    if (!trust.commitments().isEmpty()) {
      var commitments = node.putArray("commitments");
      trust.commitments().forEach(commitments::add);
    }
    var numbers = node.putArray("numbers");
    trust.numbers().forEach(numbers::add);
  }

  /// Writes a record beside its place and moves it there, so that no half file is ever seen.
  public static void write(Path file, GameRecord record) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) Files.createDirectories(folder);
    Path beside = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.writeString(beside, text(record));
      move(beside, file);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /// Reads a record.
  ///
  /// @throws RecordError naming file and line, and what is wrong there
  public static GameRecord read(Path file) {
    try {
      return read(file.toString(), Files.readAllLines(file));
    } catch (NoSuchFileException e) {
      throw new RecordError(file + ": there is no such file");
    } catch (MalformedInputException e) {
      throw new RecordError(file + ": this is no record, its text is not UTF-8");
    } catch (IOException e) {
      throw new RecordError(file + ": cannot be read: " + e.getMessage());
    }
  }

  /// Reads a record from its lines.
  ///
  /// @param file the name used in messages
  public static GameRecord read(String file, List<String> lines) {
    if (lines.isEmpty()) throw new RecordError(file + ": the file is empty");
    JsonNode header = json(file, 1, lines.getFirst(), lines.size());
    if (!header.path("hypergate").asString("").equals("record"))
      throw error(file, 1, "this is no record of a game: {\"hypergate\":\"record\",…} is expected");
    int format = header.path("format").asInt(0);
    if (format != GameRecord.FORMAT && format != GameRecord.FIRST_FORMAT)
      throw error(
          file,
          1,
          "format "
              + format
              + " is unknown; this release reads "
              + GameRecord.FIRST_FORMAT
              + " and "
              + GameRecord.FORMAT);
    Options options = options(file, header);
    long seed = seed(file, header);
    Links links = new Links(file, format);
    links.check(1, Chain.without(lines.getFirst()), header.path("chain"), false);
    List<String> answers = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      JsonNode node = json(file, i + 1, lines.get(i), lines.size());
      if (links.isAnswer(node)) {
        answers.add(links.answer(i + 1, node));
        continue;
      }
      if (!node.has("end"))
        throw error(
            file,
            i + 1,
            "an answer like " + links.example() + ", or the closing line, is expected");
      links.check(i + 1, Chain.without(lines.get(i)), node.path("chain"), true);
      if (node.path("answers").asInt(-1) != answers.size())
        throw error(
            file,
            i + 1,
            "the closing line counts "
                + node.path("answers").asInt(-1)
                + " answers, but there are "
                + answers.size());
      if (i + 1 < lines.size()) throw error(file, i + 2, "something follows the closing line");
      GameRecord.End end =
          new GameRecord.End(
              node.path("end").asString("").equals("over"),
              strings(node.path("winners")),
              node.path("encounters").asInt(0));
      return new GameRecord(
          header.path("version").asString(""),
          options,
          strings(header.path("players")),
          seed,
          answers,
          end,
          trust(header.path("trust")),
          rules(header.path("rules")));
    }
    throw error(file, lines.size(), "the file is cut off here: its closing line is missing");
  }

  private static JsonNode json(String file, int line, String text, int lines) {
    try {
      JsonNode node = JSON.readTree(text);
      if (node.isObject() || node.isString() || node.isArray()) return node;
    } catch (JacksonException e) {
      // Said below, in words for people.
    }
    throw error(
        file, line, line == lines ? "the file is cut off here" : "this line is not readable");
  }

  private static Options options(String file, JsonNode header) {
    Map<String, String> given = new LinkedHashMap<>();
    header
        .path("options")
        .properties()
        .forEach(e -> given.put(e.getKey(), e.getValue().asString()));
    try {
      return AllContent.OPTIONS
          .of(given)
          .withAliens(strings(header.path("aliens")))
          .withStartCards(strings(header.path("start")).stream().map(StartCard::of).toList())
          .withOwnCards(HouseCard.read(strings(header.path("cards"))));
    } catch (IllegalArgumentException e) {
      throw error(file, 1, String.valueOf(e.getMessage()));
    }
  }

  private static long seed(String file, JsonNode header) {
    try {
      return Long.parseLong(header.path("seed").asString(""));
    } catch (NumberFormatException e) {
      throw error(file, 1, "the seed is missing or no whole number");
    }
  }

  private static Optional<Trust> trust(JsonNode node) {
    if (!node.isObject()) return Optional.empty();
    return Optional.of(
        new Trust(
            node.path("table").asString(""),
            node.path("commitment").asString(""),
            node.path("server").asString(""),
            strings(node.path("commitments")),
            strings(node.path("numbers"))));
  }

  private static Optional<RuleDigest> rules(JsonNode node) {
    if (!node.isObject()) return Optional.empty();
    Map<String, String> parts = new LinkedHashMap<>();
    node.path("parts").properties().forEach(e -> parts.put(e.getKey(), e.getValue().asString("")));
    return Optional.of(new RuleDigest(node.path("digest").asString(""), parts));
  }

  /// How lines hang together: in format 2 each shows the digest so far.
  private static final class Links {
    private final String file;
    private final boolean chained;
    private final Chain chain = new Chain();

    Links(String file, int format) {
      this.file = file;
      this.chained = format > GameRecord.FIRST_FORMAT;
    }

    String example() {
      return chained ? "[\"A aim B3\",\"1f2e3d4c5b6a7988\"]" : "\"A aim B3\"";
    }

    boolean isAnswer(JsonNode node) {
      return chained
          ? node.isArray() && node.size() == 2 && node.path(0).isString() && node.path(1).isString()
          : node.isString();
    }

    String answer(int line, JsonNode node) {
      if (!chained) return node.asString();
      String answer = node.path(0).asString();
      check(line, answer, node.path(1), false);
      return answer;
    }

    void check(int line, String text, JsonNode shown, boolean whole) {
      if (!chained) return;
      String so = chain.add(text);
      if (!shown.asString("").equals(whole ? chain.all() : so))
        throw error(
            file,
            line,
            "this line is not as it was written, or does not follow the one before it: the digest"
                + " of the record so far is "
                + (whole ? chain.all() : so)
                + ", the line says "
                + (shown.isString() ? shown.asString() : "nothing"));
    }
  }

  private static List<String> strings(JsonNode node) {
    List<String> strings = new ArrayList<>();
    node.forEach(n -> strings.add(n.asString()));
    return strings;
  }

  private static RecordError error(String file, int line, String message) {
    return new RecordError(file + ":" + line + ": " + message);
  }
}
