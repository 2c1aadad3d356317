package hypergate.server.protocol.view;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.function.Function;

/// A look at a game that takes no longer than something is read from it. A view is as large as its
/// game, so that tables which wait for people should hold none.
public final class Glance {
  private Glance() {}

  /// Reads from what a seat sees now.
  ///
  /// @param viewer [Seat#NONE]: what everybody sees
  /// @param reads may not keep the view
  public static <T> T at(Game game, Seat viewer, Function<View, T> reads) {
    return with(
        game.rules(),
        view -> {
          view.take(game, viewer);
          return reads.apply(view);
        });
  }

  /// Lends a view that has yet to take the table of a game with these rules.
  ///
  /// @param reads may not keep it
  static <T> T with(Rules rules, Function<View, T> reads) {
    View view = rules.spares().take(View.class, () -> new View(Game.tableFor(rules)));
    T read = reads.apply(view);
    rules.spares().give(view);
    return read;
  }
}
