package hypergate.server.store;

import org.jspecify.annotations.Nullable;

/// Somebody else has written these numbers of this table's journal, or has taken it over: what the
/// caller knows of the table is old. Nothing was written.
public final class Conflict extends Exception {
  private static final long serialVersionUID = 1;

  Conflict(String table, long seq, @Nullable Throwable cause) {
    super("table " + table + " has gone on without us from " + seq, cause);
  }
}
