package hypergate.server.table;

import java.util.function.LongSupplier;

/// The time of several nodes, in milliseconds since 1970: that of the database, so that their own
/// clocks may differ. It never goes back, and it stands still for a node that has not told the
/// database for long that it is there: then it may be that nobody was, and nobody's clock ran.
final class Common {
  private final LongSupplier wall;
  private long told;
  private long last;

  /// @param wall the time of the database
  Common(LongSupplier wall) {
    this.wall = wall;
    told = wall.getAsLong();
  }

  /// What time it is.
  synchronized long now() {
    last = Math.max(last, Math.min(wall.getAsLong(), told + Steady.GAP));
    return last;
  }

  /// The database knows that we are there.
  ///
  /// @return whether time stood still until now
  synchronized boolean told() {
    long before = told;
    told = wall.getAsLong();
    return told - before > Steady.GAP;
  }
}
