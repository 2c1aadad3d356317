package hypergate.server.table;

import hypergate.server.store.Downtime;
import hypergate.server.store.Store;
import hypergate.server.store.StoreError;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// That the server is there, and since when: the store learns of it every two seconds. However the
/// server ended, nobody's clock has run between the last of these and the next start.
///
/// Where several servers are nodes over one store, nobody's clock has run while none of them was
/// there; one that stood still alone changes nothing.
final class Pulse {
  /// What the alarm for the next beat is called, and the setting in the store.
  static final String NAME = "alive";

  /// How often the store learns that the server is there, in milliseconds.
  static final long EVERY = 2_000;

  /// After so many milliseconds a node that says nothing is there no longer.
  private static final long SILENCE = 30_000;

  private static final String DOWNTIMES = "downtimes";

  private final Store store;
  private final Steady time;
  private final @Nullable Common common;
  private final Downtimes downtimes;

  /// @param wall see [Steady]
  /// @param ticks see [Steady]
  Pulse(Store store, LongSupplier wall, LongSupplier ticks) {
    this.store = store;
    this.time = new Steady(wall, ticks, last());
    this.common = store.isShared() ? new Common(store::wall) : null;
    this.downtimes = Downtimes.of(store.setting(DOWNTIMES).orElse(""));
  }

  private long last() {
    return store
        .setting(NAME)
        .filter(text -> text.matches("\\d{1,18}"))
        .map(Long::parseLong)
        .orElse(0L);
  }

  /// Milliseconds since 1970, never less than before.
  long now() {
    return common == null ? time.now() : common.now();
  }

  /// Reads again when nobody was there: another node has noted it.
  void reread() {
    downtimes.takeOver(Downtimes.of(store.setting(DOWNTIMES).orElse("")));
  }

  /// When the server was not there.
  Downtimes downtimes() {
    return downtimes;
  }

  /// Notes that the server was not there since its last beat.
  ///
  /// @return for how many milliseconds; 0 for the first start of all
  long wake() {
    if (common != null) {
      beat(common, () -> {});
      return 0;
    }
    long now = now();
    long last = last();
    long gone = last == 0 ? 0 : now - last;
    if (gone > 0) missed(last, now);
    return gone;
  }

  /// Tells the store that the server is there.
  ///
  /// @param stood what is done where the server was there since the last beat, but stood still:
  ///   nobody's clock has run then, either
  void beat(Runnable stood) {
    if (common != null) {
      beat(common, stood);
      return;
    }
    try {
      if (time.catchUp(this::missed)) stood.run();
      store.set(NAME, Long.toString(now()));
    } catch (StoreError e) {
      // The next time, then; a little more of a downtime is nobody's loss.
    }
  }

  private void beat(Common nodes, Runnable stood) {
    try {
      Optional<Downtime> nobody = store.beat(Steady.GAP, SILENCE);
      nobody.ifPresent(downtimes::add);
      if (nodes.told() || nobody.isPresent()) stood.run();
    } catch (StoreError e) {
      // Time stands still here until there is a database again.
    }
  }

  /// The last beat of all.
  void end() {
    try {
      if (common != null) {
        store.beat(Steady.GAP, SILENCE);
        store.leave();
        return;
      }
      store.set(NAME, Long.toString(now()));
    } catch (StoreError e) {
      // The clocks of those who are playing run on a little, then.
    }
  }

  private void missed(long from, long to) {
    // In the file first: a journal that goes on after it counts on it.
    Downtime missed = new Downtime(from, to);
    store.set(DOWNTIMES, downtimes.with(missed));
    downtimes.add(missed);
  }
}
