package hypergate.lab.variants.essences;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import java.util.List;

/// Essence cards in scenarios.
public final class LabEssences implements LabVariant {
  static final String CACHE = "cache";
  static final String GIVEN = "essence";
  static final String COVERED = "covered";
  static final String UNDER = "under";
  static final String AT_WORK = "at-work";
  static final String MIDDLE = "middle";
  static final String TURNED = "turned";

  @Override
  public List<String> tableKeys() {
    return List.of(MIDDLE);
  }

  @Override
  public List<String> seatKeys() {
    return List.of(CACHE, GIVEN, COVERED, UNDER, AT_WORK, TURNED);
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new EssenceTable(game, given);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            "cache SEAT",
            LabEssences::check,
            (game, subject) -> EssenceTable.cacheOf(game, Seat.named(subject.get(1)))),
        new Fact(
            "open SEAT",
            LabEssences::check,
            (game, subject) ->
                String.join(" ", EssenceTable.openOf(game, Seat.named(subject.get(1))))),
        new Fact(
            "opened SEAT",
            LabEssences::checkNumber,
            (game, subject) -> "" + EssenceTable.openOf(game, Seat.named(subject.get(1))).size()),
        new Fact(
            "essence SEAT",
            LabEssences::check,
            (game, subject) -> EssenceTable.givenTo(game, Seat.named(subject.get(1)))),
        new Fact(
            "covered SEAT",
            LabEssences::check,
            (game, subject) -> EssenceTable.coveredBefore(game, Seat.named(subject.get(1)))),
        new Fact(
            "at-work SEAT",
            LabEssences::check,
            (game, subject) -> EssenceTable.atWork(game, Seat.named(subject.get(1)))),
        new Fact(
            "turned SEAT",
            LabEssences::check,
            (game, subject) -> EssenceTable.turned(game, Seat.named(subject.get(1)))),
        new Fact(
            "middle",
            line -> line.words(1),
            (game, subject) -> EssenceTable.atWork(game, Seat.NONE)),
        new Fact(
            "under SEAT",
            LabEssences::check,
            (game, subject) -> EssenceTable.under(game, Seat.named(subject.get(1)))));
  }

  private static void checkNumber(Line line) {
    check(line);
    line.numbers();
  }

  private static void check(Line line) {
    line.words(2);
    line.seat(1);
  }
}
