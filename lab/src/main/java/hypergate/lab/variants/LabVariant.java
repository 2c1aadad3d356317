package hypergate.lab.variants;

import hypergate.game.Content;
import hypergate.game.Game;
import hypergate.game.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Item;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What scenarios and counts know of one variant.
public interface LabVariant {
  // ---- the table of a scenario

  /// The keys that it knows below a seat.
  default List<String> seatKeys() {
    return List.of();
  }

  /// The options of a table on which one of these keys is named: with the variant.
  default Options with(Options options) {
    return options;
  }

  /// Lays what a scenario says of all seats, before ships are counted.
  default void lay(Game game, Map<Seat, Map<String, Item>> seats) {}

  // ---- what is expected

  /// What is said of a planet with a word of its own, `moon`; null when it has no such word.
  default @Nullable String ofPlanets() {
    return null;
  }

  /// What is true of a planet in these words.
  default String of(Game game, Planet planet) {
    throw new IllegalStateException("nothing is said of " + planet);
  }

  // ---- counting

  /// What of it is counted, in one word: `moons`; empty: nothing.
  default String counted() {
    return "";
  }

  /// What it is called if nothing ever happens to one: `moons that nobody came to`.
  default String never() {
    return "";
  }

  /// All that is counted, by id.
  default List<String> all(Content content) {
    return List.of();
  }

  /// The one that an event counts for; empty: none.
  default String counts(Event event) {
    return "";
  }
}
