package hypergate.bench.load;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/// When the next answer may go out: at once, so many a second of all seats together, or not at all.
final class Pace implements AutoCloseable {
  /// As fast as the server allows.
  static final double FREE = Double.POSITIVE_INFINITY;

  private static final long MILLI = 1_000_000;

  private final Queue<SeatDriver> ready = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile double rate;
  private volatile boolean closed;

  /// Holds everybody back at first.
  Pace() {
    thread = Thread.ofPlatform().name("pace").daemon().start(this::run);
  }

  /// How many answers go out a second; 0 for none, [#FREE] for as many as there are.
  void set(double perSecond) {
    rate = perSecond;
  }

  /// A seat could answer now.
  void ready(SeatDriver seat) {
    if (rate == FREE) seat.go();
    else ready.add(seat);
  }

  private void run() {
    long next = System.nanoTime();
    while (!closed) {
      double now = rate;
      if (now == FREE || now == 0) {
        release(now == 0);
        LockSupport.parkNanos(5 * MILLI);
        next = System.nanoTime();
      } else if (System.nanoTime() < next) {
        LockSupport.parkNanos(next - System.nanoTime());
      } else {
        SeatDriver seat = ready.poll();
        if (seat != null && seat.go()) next += (long) (1e9 / now);
        else if (seat == null) LockSupport.parkNanos(MILLI / 10);
        // What could not go out in time is not made up for in one great wave.
        next = Math.max(next, System.nanoTime() - 20 * MILLI);
      }
    }
  }

  // At the end open windows are passed, since they would close by themselves later.
  private void release(boolean windowsAlone) {
    for (int i = ready.size(); i > 0; i--) {
      SeatDriver seat = ready.poll();
      if (seat == null) return;
      if (!windowsAlone || seat.isInWindow()) seat.go();
      else ready.add(seat);
    }
  }

  @Override
  public void close() {
    closed = true;
  }

  /// Waits until it has come to its end.
  void join() throws InterruptedException {
    thread.join();
  }
}
