package hypergate.lab.variants.levels;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Variant;
import hypergate.game.piece.Seat;
import hypergate.lab.env.Section;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.variant.levels.Field;
import hypergate.variant.levels.Levels;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Tech levels in scenarios.
public final class LabLevels implements LabVariant {
  private static final String FIELDS = "fields";
  static final String KEY = "levels";

  @Override
  public List<String> lessons() {
    return List.of("levels/levels");
  }

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

  // L-6: those that variants bring are among the fields.
  @Override
  public Map<String, List<String>> lists(Content content) {
    Set<String> fields =
        new TreeSet<>(
            List.of(
                Field.ATTACK.notation(),
                Field.EDICT.notation(),
                Field.FLARE.notation(),
                Field.POWER.notation()));
    for (Variant variant : content.variants())
      if (!variant.field().isEmpty()) fields.add(variant.field());
    return Map.of(FIELDS, List.copyOf(fields));
  }

  @Override
  public List<Section> seen(Content content) {
    List<String> fields = lists(content).getOrDefault(FIELDS, List.of());
    return List.of(
        new Section(
            "level",
            List.of("seats", FIELDS),
            0,
            3,
            "the Tech level of each seat in each field",
            (view, _, row) -> {
              if (!Levels.areIn(view)) return;
              Levels levels = Levels.of(view);
              for (Field field : levels.fields())
                for (int i = 0; i < view.seats(); i++)
                  row.put(i, fields.indexOf(field.notation()), levels.of(Seat.of(i), field));
            }));
  }
}
