package hypergate.lab.ladder;

import hypergate.lab.run.GameFile;
import hypergate.lab.run.LabError;
import hypergate.lab.run.Seats;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The games of a ladder as a file.
public final class LadderFile implements AutoCloseable {
  private final GameFile<Played> file;

  private LadderFile(GameFile<Played> file) {
    this.file = file;
  }

  /// Begins a file.
  ///
  /// @throws LabError when there is one already, or it cannot be written
  public static LadderFile begin(Path path, Ladder ladder) {
    return new LadderFile(GameFile.begin(path, new Form(ladder)));
  }

  /// Goes on with a file.
  ///
  /// @param result receives the games that it holds, at most as many as the ladder plays
  /// @throws LabError when it is not a file of this ladder, or cannot be read or written
  public static LadderFile resume(Path path, Ladder ladder, LadderResult result) {
    return new LadderFile(GameFile.resume(path, new Form(ladder), result::add));
  }

  /// How what is played is written down.
  static GameFile.Form<Played> form(Ladder ladder) {
    return new Form(ladder);
  }

  /// Adds the next game.
  void add(Played played) {
    file.add(played);
  }

  @Override
  public void close() {
    file.close();
  }

  /// How a ladder is written down.
  private record Form(Ladder ladder) implements GameFile.Form<Played> {
    @Override
    public String kind() {
      return "ladder";
    }

    @Override
    public long most() {
      return ladder.games();
    }

    @Override
    public void header(ObjectNode header) {
      header.put("player", ladder.player());
      ladder.against().forEach(header.putArray("against")::add);
      Seats.write(ladder.options(), header);
      header.put("seed", Long.toString(ladder.seed()));
    }

    @Override
    public void write(Played played, ObjectNode line) {
      line.put("seat", Seats.letters(1 << ladder.seatIn(played.game())));
      line.put("alien", played.alien());
      line.put("winners", Seats.letters(played.winners()));
      line.put("encounters", played.encounters());
      if (played.failed() == Played.NOBODY) return;
      line.put(
          "failed",
          played.failed() == Played.RULES ? "rules" : Seats.letters(1 << played.failed()));
      line.put("why", played.why());
    }

    @Override
    public Played read(long number, JsonNode line) {
      String failed = line.path("failed").asString("");
      return new Played(
          number,
          Seats.mask(line.path("winners").asString(""), ladder.seats()),
          line.path("encounters").asInt(0),
          line.path("alien").asString(""),
          switch (failed) {
            case "" -> Played.NOBODY;
            case "rules" -> Played.RULES;
            default ->
                Integer.numberOfTrailingZeros(Seats.mask(failed.substring(0, 1), ladder.seats()));
          },
          line.path("why").asString(""));
    }
  }
}
