package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.List;
import java.util.function.Supplier;

/// What a session's game follows from besides its answers: content, options and seed, or a table
/// laid by hand, and where luck turned.
final class Beginning {
  private static final int NEVER = -1;
  private final Supplier<Game> table;
  private int luckAfter = NEVER;
  private long luck;

  /// @param table a game that nobody has been asked anything in: another one each time, always
  ///   alike
  Beginning(Supplier<Game> table) {
    this.table = table;
  }

  /// A game that has not begun.
  Game game() {
    return table.get();
  }

  /// Luck turns after that many answers.
  void luck(int answers, long seed) {
    luckAfter = answers;
    luck = seed;
  }

  /// Turns luck in a game that has come to where it turned.
  void turn(Game game, int answers) {
    if (answers == luckAfter) game.luck(luck);
  }

  /// The table when an event had just happened, as each of the viewers saw it.
  List<View> viewsAt(int event, List<Seat> viewers, List<Account.Answered> answers) {
    return new Past(game(), event, viewers).views(answers, luckAfter, luck);
  }
}
