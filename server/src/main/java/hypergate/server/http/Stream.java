package hypergate.server.http;

import hypergate.server.table.Subscriber;
import hypergate.server.table.Subscription;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/// What waits to be sent to one viewer. Nobody who has something to say ever waits here; who
/// listens too slowly is cut off.
abstract class Stream implements Subscriber {
  /// A message that no later one counts from.
  static final long UNNUMBERED = -1;

  /// So many letters may wait: some whole views.
  private static final int PATIENCE = 1 << 20;

  /// One message on its way.
  ///
  /// @param json its text
  /// @param n its number
  record Sent(String json, long n) {}

  private final Queue<Sent> waiting = new ArrayDeque<>();
  private int letters;
  private boolean over;
  private boolean sending;
  private boolean transmitting;
  private boolean acknowledged;
  private Subscription.@Nullable Open subscription;

  /// Sends one message; [#sent] is called when it is on its way.
  abstract void transmit(Sent message);

  /// Nothing more is to be sent.
  abstract void finish(Reason reason);

  /// Ends the connection at once, whatever is still on its way.
  abstract void hangUp();

  /// Whether nothing more is to be sent.
  synchronized boolean isOver() {
    return over;
  }

  /// Keeps what has to be closed with this stream.
  void holds(Subscription.Open open) {
    synchronized (this) {
      subscription = open;
      if (!over) return;
    }
    open.close();
  }

  @Override
  public void message(String json, long n) {
    send(new Sent(json, n));
  }

  @Override
  public void bye(Reason reason) {
    end(reason);
  }

  /// Takes a message, behind those that wait already.
  void send(Sent message) {
    boolean tooMuch;
    boolean idle;
    synchronized (this) {
      if (over) return;
      waiting.add(message);
      letters += message.json.length();
      tooMuch = letters > PATIENCE;
      idle = !sending;
      sending = true;
    }
    if (tooMuch) end(Reason.TOO_SLOW);
    else if (idle) pump();
  }

  /// The last message is on its way, so the next one may follow.
  void sent() {
    synchronized (this) {
      acknowledged = true;
      if (transmitting) return;
    }
    pump();
  }

  /// Sends what waits, one message after another. A loop, since a message may be on its way before
  /// `transmit` returns.
  private void pump() {
    while (true) {
      Sent message;
      synchronized (this) {
        message = over ? null : waiting.poll();
        if (message == null) {
          sending = false;
          return;
        }
        letters -= message.json.length();
        acknowledged = false;
        transmitting = true;
      }
      transmit(message);
      synchronized (this) {
        transmitting = false;
        if (!acknowledged) return;
      }
    }
  }

  /// Ends the stream from our side.
  private void end(Reason reason) {
    if (stop()) finish(reason);
  }

  /// The other side is gone, or is to be left alone from now on.
  ///
  /// @return whether it was not over before
  boolean stop() {
    Subscription.Open open;
    synchronized (this) {
      if (over) return false;
      over = true;
      waiting.clear();
      open = subscription;
    }
    if (open != null) open.close();
    return true;
  }

  static String goodbye(Reason reason) {
    String word = reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return "{\"kind\":\"bye\",\"reason\":\"" + word + "\"}";
  }
}
