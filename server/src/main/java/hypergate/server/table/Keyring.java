package hypergate.server.table;

import hypergate.server.store.SeatSecret;
import hypergate.server.store.SeatSession;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Which secrets are good at a table now: links, with which one sits down, and sessions, one of
/// each browser that has. Changes when the store has it, never before.
final class Keyring {
  /// So long may a browser be away until it has to come with a link again; while the server is not
  /// there no time passes.
  static final long IDLE = 90L * 24 * 60 * 60 * 1000;

  /// As many browsers as one seat may have; the one that has been away for longest goes first.
  static final int MOST = 12;

  /// How exactly it is kept when a browser was here.
  static final long EXACT = 60L * 60 * 1000;

  private static final Comparator<SeatSession> LAST_FIRST =
      Comparator.comparingLong(SeatSession::seen)
          .thenComparingLong(SeatSession::begun)
          .reversed()
          .thenComparing(SeatSession::id);

  private final Map<String, String> links = new HashMap<>();
  private final Map<String, SeatSession> sessions = new HashMap<>();

  /// Takes over what the store has.
  void read(List<SeatSecret> allLinks, List<SeatSession> allSessions) {
    links.clear();
    sessions.clear();
    for (SeatSecret link : allLinks) links.put(link.hash(), link.seat());
    for (SeatSession session : allSessions) put(session);
  }

  /// What somebody did is in the store.
  void done(Act act) {
    for (String seat : act.withdrawn()) {
      links.values().removeIf(seat::equals);
      sessions.values().removeIf(session -> session.seat().equals(seat));
    }
    for (String hash : act.ended()) sessions.remove(hash);
    for (SeatSecret link : act.secrets()) links.put(link.hash(), link.seat());
    act.sessions().forEach(this::put);
  }

  /// A session is as the store has it.
  void put(SeatSession session) {
    sessions.put(session.hash(), session);
  }

  /// The seat to which a link leads; null for none.
  @Nullable String link(String secret) {
    return links.get(SeatSecret.hash(secret));
  }

  /// The session that a secret is good for; null for none.
  ///
  /// @param downtimes when nobody could be here
  @Nullable SeatSession session(@Nullable String key, long now, Downtimes downtimes) {
    SeatSession session = key == null ? null : sessions.get(key);
    return session == null || downtimes.after(session.seen(), IDLE) <= now ? null : session;
  }

  /// The sessions of a seat, the one that was here last first.
  List<SeatSession> of(String seat) {
    return sessions.values().stream()
        .filter(session -> session.seat().equals(seat))
        .sorted(LAST_FIRST)
        .toList();
  }
}
