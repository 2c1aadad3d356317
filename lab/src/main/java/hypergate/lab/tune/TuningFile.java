package hypergate.lab.tune;

import hypergate.content.AllContent;
import hypergate.lab.run.GameFile;
import hypergate.lab.run.LabError;
import hypergate.lab.run.Seats;
import hypergate.players.search.Features;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What is seen in the games from which weights are learned, as a file: a run that was stopped goes
/// on with it.
public final class TuningFile implements AutoCloseable {
  private final GameFile<Positions> file;

  private TuningFile(GameFile<Positions> file) {
    this.file = file;
  }

  /// Begins a file.
  ///
  /// @throws LabError when there is one already, or it cannot be written
  public static TuningFile begin(Path path, Tuning tuning) {
    return new TuningFile(GameFile.begin(path, new Form(tuning)));
  }

  /// Goes on with a file.
  ///
  /// @param run receives the games that it holds
  /// @throws LabError when it is not of the same games, or cannot be read or written
  public static TuningFile resume(Path path, TuningRun run) {
    return new TuningFile(GameFile.resume(path, new Form(run.tuning()), run::add));
  }

  /// Adds the next game.
  void add(Positions positions) {
    file.add(positions);
  }

  @Override
  public void close() {
    file.close();
  }

  /// How it is written down. What weights it begins with is no part of it: the games are the same.
  private record Form(Tuning tuning, int features) implements GameFile.Form<Positions> {
    Form(Tuning tuning) {
      this(tuning, new Features(AllContent.ALL).count());
    }

    @Override
    public String kind() {
      return "tune";
    }

    @Override
    public long most() {
      return tuning.games();
    }

    @Override
    public void header(ObjectNode header) {
      tuning.players().forEach(header.putArray("players")::add);
      Seats.write(tuning.options(), header);
      header.put("mixed", tuning.mixed());
      header.put("seed", Long.toString(tuning.seed()));
      // Their numbers are what a game is told in.
      header.put("features", features);
    }

    @Override
    public void write(Positions positions, ObjectNode line) {
      positions.write(line);
    }

    @Override
    public Positions read(long number, JsonNode line) {
      return Positions.read(line, features);
    }
  }
}
