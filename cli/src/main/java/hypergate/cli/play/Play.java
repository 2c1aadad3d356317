package hypergate.cli.play;

import hypergate.cli.terminal.Console;
import hypergate.content.AllContent;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import java.nio.file.Path;
import java.util.List;

/// Begins or resumes a game in the terminal.
public final class Play {
  /// How a record calls the person.
  public static final String PERSON = "human";

  private Play() {}

  /// The game that stands where a record ends; without answers a new one.
  ///
  /// @throws hypergate.lab.record.RecordError when an answer does not fit
  public static Session open(GameRecord record) {
    return record.answers().isEmpty()
        ? new Session(AllContent.of(record.options()), record.options(), record.seed())
        : record.resume();
  }

  /// Plays until the game is over or the person leaves.
  ///
  /// @param session the game, not yet started
  /// @param record options, players and seed
  /// @param file where it is saved
  public static void game(Console console, Session session, GameRecord record, Path file) {
    int people = 0;
    List<String> players = record.players();
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).equals(PERSON)) people |= 1 << i;
      else session.machine(Seat.of(i), new Machine(session, players.get(i), record.seed()));
    }
    new Evening(console, session, people, record, new SaveFile(file)).play();
  }
}
