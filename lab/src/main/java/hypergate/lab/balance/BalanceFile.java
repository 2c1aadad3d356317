package hypergate.lab.balance;

import hypergate.lab.run.Ended;
import hypergate.lab.run.GameFile;
import hypergate.lab.run.GameReader;
import hypergate.lab.run.LabError;
import hypergate.lab.run.Seats;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The games of a balance as a file.
public final class BalanceFile implements AutoCloseable {
  private final GameFile<Measured> file;

  private BalanceFile(GameFile<Measured> file) {
    this.file = file;
  }

  /// Begins a file.
  ///
  /// @throws LabError when there is one already, or it cannot be written
  public static BalanceFile begin(Path path, Balance balance) {
    return new BalanceFile(GameFile.begin(path, new Form(balance)));
  }

  /// Goes on with a file.
  ///
  /// @param each is given the games that it holds
  /// @throws LabError when it is not a file of this balance, or cannot be read or written
  public static BalanceFile resume(Path path, Balance balance, Consumer<Measured> each) {
    return new BalanceFile(GameFile.resume(path, new Form(balance), each));
  }

  /// Opens a file to be read, whatever it is of.
  ///
  /// @param form is given the experiment that its header describes
  /// @throws LabError when it is no file of a balance, or cannot be read
  static GameReader<Measured> read(Path path, Consumer<Balance> form) {
    return new GameReader<>(
        path,
        "balance",
        header -> {
          Balance balance = balance(header);
          form.accept(balance);
          return new Form(balance);
        });
  }

  private static Balance balance(JsonNode header) {
    List<String> levels = new ArrayList<>();
    for (JsonNode level : header.path("levels")) levels.add(level.asString(""));
    List<Long> games = new ArrayList<>();
    for (JsonNode wanted : header.path("games")) games.add(wanted.asLong(0));
    if (games.isEmpty()) games.add((long) Balance.MOST_GAMES);
    try {
      return new Balance(
          games, Seats.read(header), levels, Long.parseLong(header.path("seed").asString("")));
    } catch (NumberFormatException e) {
      throw new LabError("its seed is no number");
    } catch (IllegalArgumentException e) {
      throw new LabError(String.valueOf(e.getMessage()));
    }
  }

  /// How what is played is written down.
  static GameFile.Form<Measured> form(Balance balance) {
    return new Form(balance);
  }

  /// Adds the next game.
  void add(Measured game) {
    file.add(game);
  }

  @Override
  public void close() {
    file.close();
  }

  /// How a balance is written down.
  private record Form(Balance balance) implements GameFile.Form<Measured> {
    @Override
    public String kind() {
      return "balance";
    }

    @Override
    public long most() {
      return balance.all();
    }

    @Override
    public void header(ObjectNode header) {
      balance.levels().forEach(header.putArray("levels")::add);
      // Otherwise a file goes on with any number of games.
      if (!balance.isEven()) balance.games().forEach(header.putArray("games")::add);
      Seats.write(balance.options(), header);
      header.put("seed", Long.toString(balance.seed()));
    }

    @Override
    public void write(Measured game, ObjectNode line) {
      line.put("level", balance.levels().get(balance.levelOf(game.number())));
      Ended ended = game.ended();
      line.put("winners", Seats.letters(ended.winners()));
      line.put("encounters", ended.encounters());
      if (!ended.isWhole()) {
        line.put(
            "failed", ended.failed() == Ended.RULES ? "rules" : Seats.letters(1 << ended.failed()));
        line.put("why", ended.why());
        return;
      }
      write(game.aliens(), line.putArray("aliens"));
      ArrayNode behind = line.putArray("behind");
      for (int own : game.behind()) behind.add(own);
      line.put("withoutChoice", game.withoutChoice());
      line.put("parked", game.parked());
      line.put("unfinished", game.unfinished());
      line.put("finished", game.finished());
      ObjectNode has = line.putObject("has");
      game.has().forEach((kind, seats) -> write(seats, has.putArray(kind)));
    }

    private static void write(List<List<String>> seats, ArrayNode all) {
      for (List<String> ids : seats) ids.forEach(all.addArray()::add);
    }

    @Override
    public Measured read(long number, JsonNode line) {
      int seats = balance.seats();
      String failed = line.path("failed").asString("");
      int who =
          switch (failed) {
            case "" -> Ended.NOBODY;
            case "rules" -> Ended.RULES;
            default -> Integer.numberOfTrailingZeros(Seats.mask(failed.substring(0, 1), seats));
          };
      Ended ended =
          new Ended(
              Seats.mask(line.path("winners").asString(""), seats),
              line.path("encounters").asInt(0),
              who,
              line.path("why").asString(""));
      if (!ended.isWhole()) return Measured.of(number, ended);
      Map<String, List<List<String>>> has = new LinkedHashMap<>();
      for (var kind : line.path("has").properties())
        has.put(kind.getKey(), seats(kind.getValue(), seats));
      List<Integer> behind = new ArrayList<>();
      for (JsonNode own : line.path("behind")) behind.add(own.asInt(0));
      return new Measured(
          number,
          ended,
          seats(line.path("aliens"), seats),
          has,
          behind,
          line.path("withoutChoice").asInt(0),
          line.path("parked").asInt(0),
          line.path("unfinished").asInt(0),
          line.path("finished").asInt(0));
    }

    private static List<List<String>> seats(JsonNode all, int seats) {
      List<List<String>> read = new ArrayList<>();
      for (JsonNode ids : all) {
        List<String> own = new ArrayList<>();
        for (JsonNode id : ids) own.add(id.asString(""));
        read.add(own);
      }
      if (read.size() != seats) throw new LabError("this game has not " + seats + " seats");
      return read;
    }
  }
}
