package hypergate.lab.variants;

import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Item;
import java.util.List;

/// Lays what a scenario says of one variant, in the order of these methods.
public interface Layer {
  /// For variants of which nothing lies on a table before it is played on.
  Layer NONE = new Layer() {};

  /// Whether aliens have cards besides their flares in this game on its account.
  default boolean hasOwnCards() {
    return false;
  }

  /// The decks have been made.
  default void begin() {}

  /// Lays what all seats have, before ships are counted.
  default void seats() {}

  /// How many ships more than usual a seat may have.
  default int furtherShips(Seat seat) {
    return 0;
  }

  /// The names of the piles that a seat has.
  default List<String> piles(Seat seat) {
    return List.of();
  }

  /// Lays the cards of one of these piles.
  default void pile(Seat seat, String name, Item cards) {
    throw new IllegalStateException("no piles");
  }

  /// All seats have their cards: lays decks and what is open to everybody.
  default void decks() {}

  /// Everything else has been laid.
  default void last() {}
}
