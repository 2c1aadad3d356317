package hypergate.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What one viewer has been shown, its streams, and its last messages for those that were cut off.
final class Watcher {
  private static final int MESSAGES = 200;
  private static final int CHARACTERS = 64 * 1024;

  private record Message(long n, String json) {}

  private record Draft(String kind, String rest) {}

  private final int chair;
  private final Map<String, String> seen = new HashMap<>();
  private final Deque<Message> ring = new ArrayDeque<>();
  private final List<Subscriber> subscribers = new ArrayList<>();
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
  boolean shows(String section, String json) {
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
  void draft(String kind, String rest) {
    drafts.add(new Draft(kind, rest));
  }

  /// Sends what was prepared.
  void publish() {
    for (Draft draft : drafts) {
      String json = message(draft.kind, ++n, draft.rest);
      ring.add(new Message(n, json));
      characters += json.length();
      while (ring.size() > MESSAGES || characters > CHARACTERS && ring.size() > 1)
        characters -= ring.remove().json.length();
      for (Subscriber subscriber : List.copyOf(subscribers)) subscriber.message(json, n);
    }
    drafts.clear();
  }

  static String message(String kind, long n, String rest) {
    return "{\"kind\":\"" + kind + "\",\"n\":" + n + rest + "}";
  }

  /// Sends everything after a number again.
  ///
  /// @return false when that is no longer possible
  boolean resend(long after, Subscriber subscriber) {
    if (after == n) return true;
    if (after > n || ring.isEmpty() || ring.element().n > after + 1) return false;
    for (Message message : ring) if (message.n > after) subscriber.message(message.json, message.n);
    return true;
  }

  // ---- streams

  void add(Subscriber subscriber) {
    subscribers.add(subscriber);
  }

  void remove(Subscriber subscriber, long at) {
    subscribers.remove(subscriber);
    seenAt = at;
  }

  int subscribers() {
    return subscribers.size();
  }

  /// Says goodbye to everybody.
  void bye(Subscriber.Reason reason) {
    for (Subscriber subscriber : List.copyOf(subscribers)) subscriber.bye(reason);
    subscribers.clear();
  }

  /// It was looked at without a stream.
  void touch(long at) {
    seenAt = at;
  }

  /// Since when nobody has been here; a number of the far future while somebody is.
  long idleSince() {
    return subscribers.isEmpty() ? seenAt : Long.MAX_VALUE;
  }
}
