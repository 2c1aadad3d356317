package hypergate.lab.variants.moons;

import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Counted;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.MoonEvent;
import hypergate.variant.moons.MoonOptions;
import java.util.List;

/// Moons in scenarios and counts.
public final class LabMoons implements LabVariant {
  static final String KEY = "moons";

  @Override
  public List<String> seatKeys() {
    return List.of(KEY);
  }

  @Override
  public Options with(Options options, Given given) {
    return !given.isNamed(KEY) || options.is(MoonOptions.MOONS)
        ? options
        : options.with(MoonOptions.MOONS.notation(), "all");
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new MoonTable(game, given);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            "moon PLANET",
            LabMoons::check,
            (game, subject) -> MoonTable.of(game, Planet.named(subject.get(1)))));
  }

  private static void check(Line line) {
    line.words(2);
    line.planet(1);
  }

  @Override
  public List<Counted> counted() {
    return List.of(
        new Counted(
            "moons",
            "moons that nobody came to",
            content -> content.of(Moon.class).stream().map(Moon::id).toList(),
            LabMoons::occupied));
  }

  private static String occupied(Event event) {
    return event instanceof MoonEvent.MoonOccupied(var _, var _, var moon, var _) ? moon : "";
  }
}
