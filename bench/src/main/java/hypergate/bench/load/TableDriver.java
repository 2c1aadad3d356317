package hypergate.bench.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The seats of one table, and how long their answers take until all of them have seen what
/// follows.
final class TableDriver {
  private static final int RECENT = 16;

  final String id;
  final Tally tally;
  final Pace pace;
  private final List<SeatDriver> seats = new ArrayList<>();
  private final @Nullable Answer[] recent = new @Nullable Answer[RECENT];
  private int next;
  private boolean over;

  TableDriver(String id, Tally tally, Pace pace) {
    this.id = id;
    this.tally = tally;
    this.pace = pace;
  }

  /// An answer on its way.
  static final class Answer {
    final SeatDriver seat;
    final long sent = System.nanoTime();
    final long sentMillis = System.currentTimeMillis();
    final Latencies latencies;
    long repliedMillis = Long.MAX_VALUE;
    long seen;
    boolean old;

    private Answer(SeatDriver seat, Latencies latencies) {
      this.seat = seat;
      this.latencies = latencies;
    }

    private boolean isReplied() {
      return repliedMillis != Long.MAX_VALUE;
    }
  }

  SeatDriver add(String letter, String secret) {
    SeatDriver seat = new SeatDriver(this, letter, secret);
    seats.add(seat);
    return seat;
  }

  List<SeatDriver> seats() {
    return seats;
  }

  /// A seat sends an answer.
  synchronized Answer sent(SeatDriver seat) {
    Answer answer = new Answer(seat, tally.latencies());
    Answer old = recent[next];
    if (old != null) finish(old);
    recent[next] = answer;
    next = (next + 1) % RECENT;
    return answer;
  }

  /// A view has come to a seat. It counts for every answer that was on its way when it was made.
  ///
  /// @param made when, by the clock that the server and we share
  /// @param at when it came
  synchronized void viewed(SeatDriver seat, long made, long at) {
    for (Answer answer : recent) {
      if (answer == null || made < answer.sentMillis || made > answer.repliedMillis) continue;
      // On its own stream the reply comes after everything that it follows.
      if (answer.seat != seat || !answer.isReplied()) answer.seen = at;
    }
  }

  /// The server has taken an answer.
  synchronized void replied(Answer answer, long at) {
    answer.repliedMillis = System.currentTimeMillis();
    answer.seen = Math.max(answer.seen, at);
    if (answer.old) finish(answer);
  }

  /// The server has not taken an answer.
  synchronized void refused(Answer answer) {
    for (int i = 0; i < RECENT; i++) if (recent[i] == answer) recent[i] = null;
  }

  private static void finish(Answer answer) {
    if (answer.isReplied()) answer.latencies.add(answer.seen - answer.sent);
    answer.old = true;
  }

  /// Counts what has not been counted yet.
  synchronized void flush() {
    for (int i = 0; i < RECENT; i++) {
      Answer answer = recent[i];
      if (answer == null || !answer.isReplied()) continue;
      finish(answer);
      recent[i] = null;
    }
  }

  /// The game is over.
  void ended() {
    synchronized (this) {
      if (over) return;
      over = true;
    }
    tally.finished.increment();
  }

  synchronized boolean isOver() {
    return over;
  }

  void fails(String what) {
    tally.fails("table " + id + ": " + what);
  }
}
