package hypergate.game.timing;

/// What is remembered of the windows of a phase, so that less has to be done when it is run again
/// from its checkpoint: in which of them nothing happened, and who had nothing to use. What comes
/// after the first 64 of each is not remembered. It holds as long as the same cards lie where they
/// lay, and the same answers are fed.
public final class WindowLog {
  // Of windows: nothing happened there; somebody was looked at more closely all the same.
  private long idle;
  private long looked;

  // Of seats that were looked at: there was nothing to use; something was, and they were asked.
  private long vain;
  private long asked;

  private int windows;
  private int seats;

  /// Nothing is remembered.
  void clear() {
    idle = 0;
    looked = 0;
    vain = 0;
    asked = 0;
  }

  /// The phase begins, or is run again.
  void rewind() {
    windows = 0;
    seats = 0;
  }

  /// Makes this log equal to another.
  public void copyFrom(WindowLog other) {
    idle = other.idle;
    looked = other.looked;
    vain = other.vain;
    asked = other.asked;
  }

  /// The number of the next window.
  int nextWindow() {
    return windows++;
  }

  /// The number of the next look at a seat.
  int nextSeat() {
    return seats++;
  }

  /// Whether nothing happened in a window when it was open before.
  boolean isIdle(int window) {
    return has(idle, window);
  }

  /// Whether somebody was looked at in a window in which nothing happened.
  boolean isLooked(int window) {
    return has(looked, window);
  }

  /// How many seats have been looked at.
  int seats() {
    return seats;
  }

  /// Nobody could do anything in a window, so that nobody was asked and none was opened in it.
  void idle(int window, boolean isLooked) {
    idle |= bit(window);
    if (isLooked) looked |= bit(window);
  }

  /// Nothing has happened in a window. When the phase is run again it is passed over, with all
  /// looks at seats and all windows in it: they have no numbers of their own. Those in a window
  /// that is not remembered keep theirs, since it will be opened again.
  ///
  /// @param seatsBefore how many seats had been looked at before
  void idle(int window, int seatsBefore, boolean isLooked) {
    if (window >= Long.SIZE) return;
    idle = before(idle, window) | bit(window);
    looked = before(looked, window) | (isLooked ? bit(window) : 0);
    vain = before(vain, seatsBefore);
    asked = before(asked, seatsBefore);
    windows = window + 1;
    seats = seatsBefore;
  }

  /// Whether a seat had nothing to use when it was looked at before.
  boolean isVain(int seat) {
    return has(vain, seat);
  }

  /// Whether a seat was asked when it was looked at before.
  boolean isAsked(int seat) {
    return has(asked, seat);
  }

  /// A seat has something to use, or nothing.
  void look(int seat, boolean isAsked) {
    if (isAsked) asked |= bit(seat);
    else vain |= bit(seat);
  }

  private static long before(long bits, int number) {
    return number < Long.SIZE ? bits & (1L << number) - 1 : bits;
  }

  private static boolean has(long bits, int number) {
    return (bits & bit(number)) != 0;
  }

  private static long bit(int number) {
    return number < Long.SIZE ? 1L << number : 0;
  }
}
