package hypergate.lab.variants.levels;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;
import java.util.List;

/// Tech levels in scenarios.
public final class LabLevels implements LabVariant {
  static final String KEY = "levels";

  @Override
  public List<String> seatKeys() {
    return List.of(KEY);
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new LevelTable(game, given);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            "level SEAT NAME",
            LabLevels::check,
            (game, subject) ->
                "" + Levels.of(game).of(Seat.named(subject.get(1)), new Field(subject.get(2)))));
  }

  private static void check(Line line) {
    line.words(3);
    line.seat(1);
    LevelTable.field(line.game(), line.item(), line.word(2));
    line.numbers();
  }
}
