package hypergate.server.table;

import hypergate.server.protocol.Problem;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// What people see of a table, and their streams.
final class Seeing {
  /// How many streams one seat may have: tabs and devices of one person.
  private static final int STREAMS = 8;

  /// How many may watch.
  private static final int SPECTATORS = 200;

  private static final int OLDER = 500;

  private Seeing() {}

  /// The whole table as a viewer may see it.
  ///
  /// @param chair the viewer's; -1 for whoever only watches
  static String view(Table table, int chair) {
    Watcher watcher = table.audience().of(chair);
    if (watcher.subscribers() == 0) watcher.touch(table.house().now());
    return table.screen().view(watcher, watcher.n());
  }

  /// Earlier events, as a viewer may read them.
  static String log(Table table, int chair, long before) {
    return table.screen().log(chair, before, OLDER);
  }

  /// Sends a viewer everything that happens from now on.
  ///
  /// @param chair the viewer's; -1 for whoever only watches
  /// @param key of the secret that the viewer came with; null for none
  /// @param after the number of the last message that the viewer has
  static Subscription subscribe(
      Table table, int chair, @Nullable String key, OptionalLong after, Subscriber subscriber) {
    Watcher watcher = table.audience().of(chair);
    int most = watcher.chair() < 0 ? SPECTATORS : STREAMS;
    if (watcher.subscribers() >= most)
      return new Subscription.Refused(
          watcher.chair() < 0
              ? Problem.Kind.SLOW_DOWN.because("So many watch already that there is no more room.")
              : Problem.Kind.SLOW_DOWN.because(
                  "You have this table open {times} times already.", "times", STREAMS));
    boolean resumed =
        after.isPresent() && watcher.isShown() && watcher.resend(after.getAsLong(), subscriber);
    if (!resumed)
      subscriber.message(
          Watcher.message(
              "view", watcher.n(), ",\"view\":" + table.screen().view(watcher, watcher.n())),
          watcher.n());
    watcher.add(subscriber, key);
    if (watcher.subscribers() == 1) connected(table, watcher.chair(), true);
    String id = table.position().table;
    return new Open(table, id, watcher, subscriber);
  }

  private static void connected(Table table, int chair, boolean connected) {
    if (chair >= 0 && table.position().aside() == null) {
      Chair who = table.position().chairs.get(chair);
      table.act("connected", who, null, act -> new Presence(act).connected(who, connected));
    } else {
      table.stirred();
    }
    table.alarm();
  }

  /// Another node may have noted that somebody has gone who has come over here.
  static void stillConnected(Table table) {
    for (Chair chair : table.position().chairs)
      if (table.audience().isConnected(chair)
          && table.position().clocks.of(chair).lostSince() != null)
        connected(table, chair.index, true);
  }

  private record Open(Table table, String id, Watcher watcher, Subscriber subscriber)
      implements Subscription.Open {
    @Override
    public void close() {
      table
          .house()
          .later(
              id,
              at -> {
                watcher.remove(subscriber, at.house().now());
                if (watcher.subscribers() == 0) connected(at, watcher.chair(), false);
                else at.alarm();
              });
    }
  }
}
