package hypergate.lab.record;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import java.nio.file.Path;
import java.util.List;

/// Plays a record again.
public final class Replay {
  private final String file;
  private final GameRecord record;

  private Replay(String file, GameRecord record) {
    this.file = file;
    this.record = record;
  }

  /// The replay of a file.
  ///
  /// @throws RecordError when the file cannot be read
  public static Replay of(Path file) {
    return new Replay(file.toString(), RecordFile.read(file));
  }

  /// The replay of a record.
  ///
  /// @param file the name used in messages
  public static Replay of(String file, GameRecord record) {
    return new Replay(file, record);
  }

  /// The record that is replayed.
  public GameRecord record() {
    return record;
  }

  /// Lines in the file that have an answer: 2 to this number.
  public int lastLine() {
    return record.answers().size() + 1;
  }

  /// Plays all of it and compares how it ends.
  ///
  /// @throws RecordError when an answer does not fit or the end is another one
  public Session verify() {
    Session session = at(lastLine());
    GameRecord.End end = GameRecord.End.of(session.game());
    if (!end.equals(record.end()))
      throw new RecordError(
          file
              + ":"
              + (lastLine() + 1)
              + ": the game ends otherwise: recorded "
              + words(record.end())
              + ", replayed "
              + words(end)
              + " "
              + record.differences());
    return session;
  }

  /// Checks that the seed is the one that the server was bound to before the game, then plays all
  /// of it and compares how it ends.
  ///
  /// @throws RecordError saying what does not fit
  public Session verifyTrust() {
    Trust trust =
        record
            .trust()
            .orElseThrow(
                () ->
                    new RecordError(
                        file
                            + ":1: nothing here proves how the cards were shuffled: only records"
                            + " of finished games of a server have a \"trust\" part"));
    try {
      trust.verify(record.seed());
    } catch (RecordError e) {
      throw new RecordError(file + ":1: " + e.getMessage());
    }
    return verify();
  }

  private static String words(GameRecord.End end) {
    return (end.over() ? "over" : "open")
        + " after "
        + end.encounters()
        + " encounters, winners "
        + (end.winners().isEmpty() ? "none" : String.join(" ", end.winners()));
  }

  /// The game after the answer on a line of the file; line 1, the header, is the beginning.
  ///
  /// @throws RecordError when there is no such line, or an answer before it does not fit
  public Session at(int line) {
    if (line < 1 || line > lastLine())
      throw new RecordError(
          file + ": there is no answer on line " + line + "; allowed: 1 to " + lastLine());
    try {
      Session session = record.resume(line - 1);
      session.ready();
      return session;
    } catch (RecordError e) {
      throw new RecordError(file + ": " + e.getMessage() + " " + record.differences());
    }
  }

  /// Who sat where, as `A novice`.
  public List<String> players() {
    return java.util.stream.IntStream.range(0, record.players().size())
        .mapToObj(i -> Seat.of(i) + " " + record.players().get(i))
        .toList();
  }
}
