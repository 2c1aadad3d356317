package hypergate.server.table;

import org.jspecify.annotations.Nullable;

/// Who looks at a table, as it was when the caller came. What that is worth is decided anew at the
/// table each time something is asked of it, see [Authority].
///
/// @param table the table's address
/// @param seat the letter of the (first) seat; null for whoever has none
/// @param key what the store keeps of the secret that the caller came with, good or not; null for
///   none
public record Viewer(String table, @Nullable String seat, @Nullable String key) {
  /// Somebody who only sees what everybody sees.
  public static Viewer spectator(String table) {
    return new Viewer(table, null, null);
  }

  /// Whether this is nobody's seat.
  public boolean isSpectator() {
    return seat == null;
  }
}
