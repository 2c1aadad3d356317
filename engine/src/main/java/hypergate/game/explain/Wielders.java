package hypergate.game.explain;

import hypergate.game.Field;
import hypergate.game.Game;
import hypergate.game.Levels;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.game.word.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who stood high enough to wield against something (L-19). Levels are public, so they may be named
/// to everybody.
final class Wielders {
  private Wielders() {}

  /// The field in which something was done, empty when nobody can wield against it.
  static Optional<Field> field(View view, Event event) {
    return switch (event) {
      case Event.Used(var _, var effect) ->
          Named.of(view.content(), effect).flatMap(Wielders::field);
      case Event.Decided decided ->
          decided.outcome() == Outcome.OFFENSE_WINS ? Optional.of(Field.ATTACK) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Field> field(Named named) {
    return Optional.ofNullable(Field.of(named.source()));
  }

  /// The seats that stand higher in a field than who acts, in table order.
  static List<Seat> above(View view, Seat acting, Field field) {
    Levels levels = view.levels();
    List<Seat> above = new ArrayList<>();
    for (Seat seat : Game.seatsOf(view.everybody()))
      if (seat != acting && levels.of(seat, field) > levels.of(acting, field)) above.add(seat);
    return above;
  }
}
