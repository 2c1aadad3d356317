package hypergate.lab.variants.moons;

import hypergate.game.Content;
import hypergate.game.Game;
import hypergate.game.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Item;
import hypergate.lab.variants.LabVariant;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.MoonEvent;
import hypergate.variant.moons.MoonOptions;
import java.util.List;
import java.util.Map;

/// Moons in scenarios and counts.
public final class LabMoons implements LabVariant {
  private static final String KEY = "moons";

  @Override
  public List<String> seatKeys() {
    return List.of(KEY);
  }

  @Override
  public Options with(Options options) {
    return options.is(MoonOptions.MOONS)
        ? options
        : options.with(MoonOptions.MOONS.notation(), "all");
  }

  @Override
  public void lay(Game game, Map<Seat, Map<String, Item>> seats) {
    MoonTable moons = new MoonTable(game);
    seats.forEach(
        (seat, keys) -> {
          Item laid = keys.get(KEY);
          if (laid != null) moons.lay(seat, laid);
        });
  }

  @Override
  public String ofPlanets() {
    return "moon";
  }

  @Override
  public String of(Game game, Planet planet) {
    return MoonTable.of(game, planet);
  }

  @Override
  public String counted() {
    return "moons";
  }

  @Override
  public String never() {
    return "moons that nobody came to";
  }

  @Override
  public List<String> all(Content content) {
    return content.of(Moon.class).stream().map(Moon::id).toList();
  }

  @Override
  public String counts(Event event) {
    return event instanceof MoonEvent.MoonOccupied(var _, var _, var moon, var _) ? moon : "";
  }
}
