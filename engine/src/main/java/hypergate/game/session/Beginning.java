package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.List;

/// What a session's game follows from besides its answers: content, options, seed, and where luck
/// turned.
final class Beginning {
  private static final int NEVER = -1;
  private final Content content;
  private final Options options;
  private final long seed;
  private int luckAfter = NEVER;
  private long luck;

  Beginning(Content content, Options options, long seed) {
    this.content = content;
    this.options = options;
    this.seed = seed;
  }

  /// A game that has not begun.
  Game game() {
    return new Game(content, options, seed);
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
