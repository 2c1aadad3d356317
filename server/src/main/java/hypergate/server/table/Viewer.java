package hypergate.server.table;

import org.jspecify.annotations.Nullable;

/// Who looks at a table.
///
/// @param table the table's address
/// @param seat the letter of the (first) seat; null for a spectator
public record Viewer(String table, @Nullable String seat) {
  /// Somebody who only sees what everybody sees.
  public static Viewer spectator(String table) {
    return new Viewer(table, null);
  }

  /// Whether this is nobody's seat.
  public boolean isSpectator() {
    return seat == null;
  }
}
