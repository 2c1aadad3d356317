package hypergate.lab.variants;

import java.util.List;
import java.util.Map;

/// One way in which a card lies on the table of a scenario that tries it.
///
/// @param options what this way needs of the game besides what the card needs anyway
/// @param seat the key below the seat that has it, with `%` for that seat; empty: nobody has it
/// @param idle the same where it lies there and does nothing; empty: it is not there at all
/// @param table the key below the table; empty: none
/// @param beside a key below the table that stands there without the card as well, where it acts on
///   other cards of its kind; empty: none
/// @param ships how many ships of the seat are on it
/// @param wishes what the seat likes to answer, with `%` for that seat
public record Way(
    Map<String, String> options,
    String seat,
    String idle,
    String table,
    String beside,
    int ships,
    List<String> wishes) {
  /// Whoever has it holds it in its hand.
  public static final Way IN_HAND = before("");

  /// Whether it is in the hand of whoever has it.
  public boolean isInHand() {
    return seat.isEmpty() && table.isEmpty();
  }

  /// Whoever has it has it before it.
  public static Way before(String seat) {
    return before(seat, 0);
  }

  /// Whoever has it has it before it, with ships of its own on it.
  public static Way before(String seat, int ships) {
    return new Way(Map.of(), seat, "", "", "", ships, List.of());
  }

  /// Nobody has it: it lies on the table.
  public static Way onTable(Map<String, String> options, String table) {
    return onTable(options, table, "");
  }

  /// Nobody has it: it lies on the table, and another card of its kind beside it.
  public static Way onTable(Map<String, String> options, String table, String beside) {
    return new Way(options, "", "", table, beside, 0, List.of());
  }
}
