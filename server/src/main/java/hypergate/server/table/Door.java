package hypergate.server.table;

import hypergate.server.store.Change;
import hypergate.server.store.Conflict;
import hypergate.server.store.SeatSession;
import hypergate.server.store.StoreError;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Who comes to a table: finds out what somebody is there now, and shows out whoever is nobody any
/// more. Belongs to the table's own thread.
final class Door {
  private final Table table;
  private final House house;
  private final Keyring keyring = new Keyring();

  Door(Table table, House house) {
    this.table = table;
    this.house = house;
  }

  Keyring keyring() {
    return keyring;
  }

  /// The session that a secret is good for now; null for none.
  @Nullable SeatSession session(@Nullable String key) {
    table.position();
    return keyring.session(key, house.now(), house.downtimes());
  }

  // The person's chair that a secret is good for now.
  private @Nullable Chair chair(@Nullable String key) {
    SeatSession session = session(key);
    if (session == null) return null;
    Chair chair = table.position().began(session.seat());
    return chair.isPerson() ? chair : null;
  }

  /// What somebody is at this table now.
  Guest guest(Viewer viewer) {
    Charter charter = table.position().charter;
    @Nullable Chair chair = chair(viewer.key());
    // Whoever has sat down at another node a moment ago.
    if (chair == null && viewer.seat() != null && house.store().isShared()) {
      table.renew();
      chair = chair(viewer.key());
    }
    if (chair != null)
      return new Guest(chair.index == charter.host() ? Who.HOST : Who.PLAYER, chair);
    if (charter.watch().equals("nobody")) return new Guest(Who.STRANGER, null);
    return new Guest(viewer.key() == null ? Who.SPECTATOR : Who.WITHDRAWN, null);
  }

  /// Lets somebody do something.
  ///
  /// @throws Refusal when that is not for them
  Guest admit(Viewer viewer, Deed deed) {
    Guest guest = guest(viewer);
    Authority.check(deed, guest.who());
    seen(viewer.key());
    return guest;
  }

  // When a browser was here is kept to the hour.
  private void seen(@Nullable String key) {
    SeatSession session = session(key);
    long now = house.now();
    if (session == null || now - session.seen() < Keyring.EXACT) return;
    try {
      SeatSession again = session.again(now);
      house.store().write(Change.appends(session.table(), List.of()).withSession(again));
      keyring.put(again);
    } catch (StoreError | Conflict e) {
      // The next time, then.
    }
  }

  /// Changes who may come and nothing else; that goes at a table that is set aside, too.
  void change(Consumer<Act> work) {
    Position position = table.position();
    Act act = new Act(position, house.now());
    work.accept(act);
    try {
      house.store().write(act.keys(Change.appends(position.table, List.of())));
    } catch (Conflict e) {
      table.renew();
      throw Refusal.notFound("That table is gone.");
    }
    keyring.done(act);
    if (dismiss()) table.stirred();
    table.alarm();
  }

  /// Whoever looks with a secret that is not good for its seat any more hears nothing further.
  ///
  /// @return whether there was anybody
  boolean dismiss() {
    boolean any = false;
    for (Watcher watcher : table.audience().all())
      if (watcher.chair() >= 0)
        any |= watcher.dismiss(key -> sits(key, watcher.chair()), Subscriber.Reason.REMOVED);
    return any;
  }

  private boolean sits(@Nullable String key, int index) {
    Chair chair = chair(key);
    return chair != null && chair.index == index;
  }
}
