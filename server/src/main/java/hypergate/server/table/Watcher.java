package hypergate.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// What one viewer has been shown, its streams, and its last messages for those that were cut off.
final class Watcher {
  private static final int MESSAGES = 200;
  // For whoever was away for some moves; who missed more is shown everything anew.
  private static final int CHARACTERS = 24 * 1024;

  /// A message in pieces: most of them are those of other viewers, too.
  ///
  /// @param rest its members after kind and number
  private record Message(long n, String kind, Pieces rest) {
    String json() {
      return rest.in(head(kind, n), "}");
    }
  }

  private record Draft(String kind, Pieces rest) {}

  /// A stream, and the secret with which it was opened.
  private record Listener(Subscriber subscriber, @Nullable String key) {}

  private final int chair;
  private final Map<String, Pieces> seen = new HashMap<>();
  private final Deque<Message> ring = new ArrayDeque<>();
  private final List<Listener> listeners = new ArrayList<>();
  private final List<Draft> drafts = new ArrayList<>();
  private int characters;
  private long n;
  private long seenAt;

  /// @param chair the viewer, -1 for everybody who only watches
  /// @param n the number of the last message before it came
  Watcher(int chair, long n) {
    this.chair = chair;
    this.n = n;
  }

  int chair() {
    return chair;
  }

  /// The number of the last message.
  long n() {
    return n;
  }

  /// Takes note of what a section shows now.
  ///
  /// @return whether the viewer has not seen it so
  boolean shows(String section, Pieces json) {
    return !json.equals(seen.put(section, json));
  }

  /// What it has been shown counts no longer.
  void forget() {
    seen.clear();
    drafts.clear();
    ring.clear();
    characters = 0;
  }

  /// Whether it has been shown anything that counts.
  boolean isShown() {
    return !seen.isEmpty();
  }

  // ---- messages

  /// Prepares a message, to be sent once its cause is in the journal.
  ///
  /// @param rest its members after kind and number
  void draft(String kind, Pieces rest) {
    drafts.add(new Draft(kind, rest));
  }

  /// Sends what was prepared.
  void publish() {
    for (Draft draft : drafts) {
      Message message = new Message(++n, draft.kind, draft.rest);
      ring.add(message);
      characters += message.rest.length();
      while (ring.size() > MESSAGES || characters > CHARACTERS && ring.size() > 1)
        characters -= ring.remove().rest.length();
      if (listeners.isEmpty()) continue;
      String json = message.json();
      for (Listener listener : List.copyOf(listeners)) listener.subscriber.message(json, n);
    }
    drafts.clear();
  }

  static String message(String kind, long n, String rest) {
    return head(kind, n) + rest + "}";
  }

  private static String head(String kind, long n) {
    return "{\"kind\":\"" + kind + "\",\"n\":" + n;
  }

  /// Sends everything after a number again.
  ///
  /// @return false when that is no longer possible
  boolean resend(long after, Subscriber subscriber) {
    if (after == n) return true;
    if (after > n || ring.isEmpty() || ring.element().n > after + 1) return false;
    for (Message message : ring)
      if (message.n > after) subscriber.message(message.json(), message.n);
    return true;
  }

  // ---- streams

  /// Adds a stream.
  ///
  /// @param key of the secret with which it was opened; null for none
  void add(Subscriber subscriber, @Nullable String key) {
    listeners.add(new Listener(subscriber, key));
  }

  void remove(Subscriber subscriber, long at) {
    listeners.removeIf(listener -> listener.subscriber == subscriber);
    seenAt = at;
  }

  /// Whether a stream was opened with a secret.
  boolean has(String key) {
    return listeners.stream().anyMatch(listener -> key.equals(listener.key));
  }

  int subscribers() {
    return listeners.size();
  }

  /// Says goodbye to everybody.
  void bye(Subscriber.Reason reason) {
    dismiss(_ -> false, reason);
  }

  /// Says goodbye to those whose secret is not good any more.
  ///
  /// @param good whether it is
  /// @return whether there were any
  boolean dismiss(Predicate<@Nullable String> good, Subscriber.Reason reason) {
    List<Listener> gone = listeners.stream().filter(each -> !good.test(each.key)).toList();
    listeners.removeAll(gone);
    for (Listener listener : gone) listener.subscriber.bye(reason);
    return !gone.isEmpty();
  }

  /// It was looked at without a stream.
  void touch(long at) {
    seenAt = at;
  }

  /// Since when nobody has been here; a number of the far future while somebody is.
  long idleSince() {
    return listeners.isEmpty() ? seenAt : Long.MAX_VALUE;
  }
}
