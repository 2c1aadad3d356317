package hypergate.lab.variants.levels;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.variants.Layer;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;
import java.util.Optional;

/// The Tech levels that seats have in a scenario, by field.
final class LevelTable implements Layer {
  private final Game game;
  private final Given given;

  LevelTable(Game game, Given given) {
    this.game = game;
    this.given = given;
  }

  @Override
  public void seats() {
    given
        .seats(LabLevels.KEY)
        .forEach((seat, levels) -> levels.map().forEach((name, item) -> lay(seat, name, item)));
  }

  private void lay(Seat seat, String name, Item item) {
    if (!Levels.areIn(game)) throw item.error("Tech levels need the option `levels: true`");
    Field field = field(game, item, name);
    if (item.number() > 2) throw item.error("a level is 0, 1 or 2");
    Levels.of(game).set(seat, field, item.number());
  }

  /// The field of this name.
  static Field field(Game game, Item item, String name) {
    Optional<Field> field = Levels.areIn(game) ? Levels.of(game).field(name) : Optional.empty();
    return field.orElseThrow(
        () ->
            item.error(
                "'"
                    + name
                    + "' is no field of Tech levels in this game; there are attack, edict,"
                    + " power and, with flares, flare"));
  }
}
