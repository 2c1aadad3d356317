package hypergate.server.table;

import org.jspecify.annotations.Nullable;

/// The clock of one chair: time for each prompt, then a bank for the whole game. Everything here
/// follows from the moments in the journal, so that a restarted server counts the same.
final class Clock {
  /// How long the clock of a lost connection stands still in a game.
  static final long GRACE = 60_000;

  private static final long NEVER = Long.MAX_VALUE;

  private final Downtimes downtimes;
  private final long promptMillis;
  private long bank;
  private long prompt;
  private long grace;
  private boolean asked;
  private boolean paused;
  private boolean lost;
  private long since;
  private long lostSince;

  Clock(Downtimes downtimes, long promptMillis, long bankMillis, long graceMillis) {
    this.downtimes = downtimes;
    this.promptMillis = promptMillis;
    this.bank = bankMillis;
    this.grace = graceMillis;
  }

  /// Something new is asked.
  void ask(long at) {
    charge(at);
    asked = true;
    prompt = promptMillis;
  }

  /// Nothing is asked any more.
  void stop(long at) {
    charge(at);
    asked = false;
  }

  void pause(long at, boolean pause) {
    charge(at);
    paused = pause;
  }

  /// The connection is lost, or back.
  void connected(long at, boolean connected) {
    charge(at);
    lost = !connected;
    lostSince = at;
  }

  void gain(long at, long millis) {
    charge(at);
    bank += millis;
  }

  private void charge(long at) {
    if (isRunning()) {
      long used = downtimes.up(since, at);
      if (lost) {
        long still = Math.min(grace, used);
        grace -= still;
        used -= still;
      }
      long fromPrompt = Math.min(prompt, used);
      prompt -= fromPrompt;
      bank = Math.max(0, bank - (used - fromPrompt));
    }
    since = at;
  }

  /// Whether time is being used, or would be but for a lost connection.
  boolean isRunning() {
    return asked && !paused;
  }

  /// Milliseconds in the bank when the clock was last stopped.
  long bank() {
    return bank;
  }

  /// When the time for the prompt is over.
  long deadline() {
    return isRunning() ? downtimes.after(since, (lost ? grace : 0) + prompt) : NEVER;
  }

  /// When all time is used up.
  long end() {
    return isRunning() ? downtimes.after(since, (lost ? grace : 0) + prompt + bank) : NEVER;
  }

  /// Since when the connection has been lost; null while it is there.
  @Nullable Long lostSince() {
    return lost ? lostSince : null;
  }
}
