package hypergate.players.variant.levels;

import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.players.search.Figure;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;

/// How high a seat stands in all fields together.
public final class Standing {
  /// All levels of all fields.
  private static final double ALL = 9;

  public static final Figure LEVELS = Figure.of("levels", Standing::levels);

  private Standing() {}

  private static double levels(View view, Seat seat) {
    if (!Levels.areIn(view)) return 0;
    Levels levels = Levels.of(view);
    int sum = 0;
    for (Field field : levels.fields()) sum += levels.of(seat, field);
    return sum / ALL;
  }
}
