package hypergate.server.table;

import hypergate.lab.record.RecordError;
import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Replay;
import hypergate.server.protocol.Json;
import hypergate.server.store.FinishedGame;
import hypergate.server.store.JournalRow;
import hypergate.server.store.TableRow;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// A table or a finished game played again from what the store has of it, for whoever looks after
/// the file: not to play on, and without a server.
public final class Replayed {
  private final @Nullable Position position;
  private final @Nullable String fault;

  private Replayed(@Nullable Position position, @Nullable String fault) {
    this.position = position;
    this.fault = fault;
  }

  /// Plays a table again.
  public static Replayed of(TableRow row, List<JournalRow> journal) {
    for (int i = 0; i < journal.size(); i++)
      if (journal.get(i).seq() != i + 1)
        return new Replayed(null, "its journal has no row " + (i + 1));
    String where = "its header";
    try {
      Charter charter = Json.MAPPER.readValue(row.header(), Charter.class);
      Position position = new Position(row.id(), charter, new Downtimes());
      for (JournalRow kept : journal) {
        where = "row " + kept.seq() + " of its journal (" + kept.kind() + ")";
        position.replay(Row.of(kept));
      }
      where = "its game";
      position.wake();
      String state = row.status().state();
      String fault =
          state.equals(position.state())
              ? null
              : "it is called '" + state + "', but by its journal it is '" + position.state() + "'";
      return new Replayed(position, fault);
    } catch (JacksonException e) {
      return new Replayed(null, where + " cannot be read: " + e.getOriginalMessage());
    } catch (RuntimeException e) {
      return new Replayed(null, where + " cannot be played again: " + why(e));
    }
  }

  /// Plays a finished game again and compares how it ends.
  ///
  /// @return what is wrong with it; empty when nothing is
  public static Optional<String> fault(FinishedGame game) {
    try {
      List<String> lines = game.record().lines().toList();
      Replay.of(game.id(), RecordFile.read(game.id(), lines)).verify();
      Json.MAPPER.readTree(game.summary());
      return Optional.empty();
    } catch (RecordError e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (JacksonException e) {
      return Optional.of("its summary cannot be read: " + e.getOriginalMessage());
    } catch (RuntimeException e) {
      return Optional.of("it cannot be played again: " + why(e));
    }
  }

  private static String why(RuntimeException e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }

  /// What is wrong with the table; empty when nothing is.
  public Optional<String> fault() {
    return Optional.ofNullable(fault);
  }

  /// What is visible of the table when it has been played again, to compare it with.
  public String stands() {
    Position at = position;
    if (at == null) return "";
    var play = at.play();
    return at.state() + " " + at.rows() + (play == null ? "" : " " + play.session().events());
  }

  /// The record of its game so far: JSON lines, as `hypergate replay` reads them; empty where no
  /// game has begun, it cannot be played again, or it is a lesson, which no record can begin.
  public Optional<String> record() {
    Position at = position;
    if (at == null || at.play() == null || at.charter.lesson() != null) return Optional.empty();
    return Optional.of(RecordFile.text(Course.record(at)));
  }
}
