package hypergate.lab.scenario;

import hypergate.game.piece.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a scenario says of its table under `given`.
public final class Given {
  private static final String SEATS = "seats";
  private final Map<String, Item> table;
  private final Map<String, Item> seats;

  Given(Scenario scenario, Set<String> keys) {
    this.table = scenario.given().map(item -> item.map(keys)).orElse(Map.of());
    this.seats = find(SEATS).map(Item::map).orElse(Map.of());
  }

  /// Whether it says something of this.
  public boolean has(String key) {
    return table.containsKey(key);
  }

  /// Whether it says more than one thing.
  boolean isMore() {
    return table.size() > 1;
  }

  /// What it says of this.
  public Optional<Item> find(String key) {
    return Optional.ofNullable(table.get(key));
  }

  /// The list that it gives; empty when it says nothing.
  public List<Item> list(String key) {
    return find(key).map(Item::list).orElse(List.of());
  }

  /// Whether it says this of some seat.
  public boolean isNamed(String key) {
    return seats.values().stream().anyMatch(seat -> seat.map().containsKey(key));
  }

  /// What it says of this, seat by seat, for those of which it says something.
  public Map<Seat, Item> seats(String key) {
    Map<Seat, Item> all = new LinkedHashMap<>();
    seats.forEach(
        (name, seat) -> {
          Item item = seat.map().get(key);
          if (item != null) all.put(Seat.named(name), item);
        });
    return all;
  }

  /// All that it says of seats, by their names.
  Map<String, Item> seats() {
    return seats;
  }
}
