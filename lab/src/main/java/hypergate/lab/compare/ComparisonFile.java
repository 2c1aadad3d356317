package hypergate.lab.compare;

import hypergate.lab.run.Ended;
import hypergate.lab.run.GameFile;
import hypergate.lab.run.LabError;
import hypergate.lab.run.Seats;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The pairs of a comparison as a file.
public final class ComparisonFile implements AutoCloseable {
  private final GameFile<Pair> file;

  private ComparisonFile(GameFile<Pair> file) {
    this.file = file;
  }

  /// Begins a file.
  ///
  /// @throws LabError when there is one already, or it cannot be written
  public static ComparisonFile begin(Path path, Comparison comparison) {
    return new ComparisonFile(GameFile.begin(path, new Form(comparison)));
  }

  /// Goes on with a file.
  ///
  /// @param result receives the pairs that it holds
  /// @throws LabError when it is not a file of this comparison, or cannot be read or written
  public static ComparisonFile resume(Path path, Comparison comparison, ComparisonResult result) {
    return new ComparisonFile(GameFile.resume(path, new Form(comparison), result::add));
  }

  /// How what is played is written down.
  static GameFile.Form<Pair> form(Comparison comparison) {
    return new Form(comparison);
  }

  /// Adds the next pair.
  void add(Pair pair) {
    file.add(pair);
  }

  @Override
  public void close() {
    file.close();
  }

  /// How a comparison is written down.
  private record Form(Comparison comparison) implements GameFile.Form<Pair> {
    @Override
    public String kind() {
      return "comparison";
    }

    @Override
    public String lineName() {
      return "pair";
    }

    @Override
    public long most() {
      return comparison.pairs();
    }

    @Override
    public void header(ObjectNode header) {
      header.put("a", comparison.sides().getFirst().toString());
      header.put("b", comparison.sides().getLast().toString());
      for (Side side : comparison.sides()) {
        ObjectNode one =
            header.putObject(side == comparison.sides().getFirst() ? "sideA" : "sideB");
        one.put("player", side.player());
        Seats.write(side.options(0), one);
      }
      comparison.against().forEach(header.putArray("against")::add);
      header.put("measure", comparison.measure().id());
      comparison.worth().ifPresent(worth -> header.put("worth", worth));
      header.put("all", comparison.all());
      header.put("seed", Long.toString(comparison.seed()));
    }

    @Override
    public void write(Pair pair, ObjectNode line) {
      line.put("seat", Seats.letters(1 << comparison.seatIn(pair.number())));
      write(pair.a(), line.putObject("a"));
      write(pair.b(), line.putObject("b"));
    }

    private static void write(Ended game, ObjectNode line) {
      line.put("winners", Seats.letters(game.winners()));
      line.put("encounters", game.encounters());
      if (game.isWhole()) return;
      line.put(
          "failed", game.failed() == Ended.RULES ? "rules" : Seats.letters(1 << game.failed()));
      line.put("why", game.why());
    }

    @Override
    public Pair read(long number, JsonNode line) {
      return new Pair(number, game(line.path("a")), game(line.path("b")));
    }

    private Ended game(JsonNode game) {
      if (!game.isObject()) throw new LabError("a game of this pair is missing");
      int seats = comparison.seats();
      String failed = game.path("failed").asString("");
      return new Ended(
          Seats.mask(game.path("winners").asString(""), seats),
          game.path("encounters").asInt(0),
          switch (failed) {
            case "" -> Ended.NOBODY;
            case "rules" -> Ended.RULES;
            default -> Integer.numberOfTrailingZeros(Seats.mask(failed.substring(0, 1), seats));
          },
          game.path("why").asString(""));
    }
  }
}
