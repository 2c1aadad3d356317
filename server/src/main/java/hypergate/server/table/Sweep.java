package hypergate.server.table;

import hypergate.server.store.Quiet;
import hypergate.server.store.StoreError;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Clears tables away at which nothing has happened for long enough, now and then.
final class Sweep {
  /// What the alarm for it is called; no table is.
  static final String NAME = "sweep";

  /// How often it is done.
  static final long EVERY = Duration.ofHours(1).toMillis();

  private static final Logger LOG = LoggerFactory.getLogger(Sweep.class);

  private final House house;
  private final Keeping keeping;

  Sweep(House house, Keeping keeping) {
    this.house = house;
    this.keeping = keeping;
  }

  /// Does it once, and again later.
  void run() {
    try {
      for (Quiet table : house.store().quiet()) if (isDue(table)) clear(table);
    } catch (StoreError e) {
      LOG.atWarn().log("what is old could not be cleared away: " + e.getMessage());
    }
    house.alarms().set(NAME, house.now() + EVERY);
  }

  // Nobody can come while the server is not there.
  private boolean isDue(Quiet table) {
    long kept = keeping.of(table.state()).toMillis();
    return kept > 0 && house.downtimes().up(table.last(), house.now()) > kept;
  }

  private void clear(Quiet table) {
    try {
      boolean done =
          table.state().equals("playing")
              ? house.quietly(table.id(), Sweep::giveUp)
              : house.quietly(table.id(), Table::forget);
      if (done)
        LOG.atInfo()
            .addKeyValue("table", table.id())
            .addKeyValue("state", table.state())
            .log("nothing happened there for long: cleared away");
    } catch (Refusal e) {
      // It is set aside, or has just gone on: then it stays.
      LOG.atDebug().addKeyValue("table", table.id()).log("stays: " + e.getMessage());
    }
  }

  private static boolean giveUp(Table table) {
    if (table.audience().subscribers() > 0) return false;
    table.act("abandoned", null, null, act -> new Presence(act).abandon());
    return true;
  }
}
