package hypergate.lab.env;

import hypergate.game.piece.Seat;

/// Where one block of numbers is written. Whatever does not fit its range is cut to it.
public final class Row {
  private final int low;
  private final int high;
  private final int[] sizes;
  private final int[] into;
  private final int from;

  /// @param sizes of the lists, none for one number
  /// @param into where the block stands from `from` on
  Row(int low, int high, int[] sizes, int[] into, int from) {
    this.low = low;
    this.high = high;
    this.sizes = sizes;
    this.into = into;
    this.from = from;
  }

  /// How many numbers there are.
  static int length(int[] sizes) {
    int length = 1;
    for (int size : sizes) length *= size;
    return length;
  }

  /// Writes the number of a block that has but one.
  public void put(int value) {
    write(0, value);
  }

  /// Writes the number of an entry of the only list.
  public void put(int entry, int value) {
    if (entry >= 0 && entry < sizes[0]) write(entry, value);
  }

  /// Writes the number of an entry of each of two lists.
  public void put(int one, int two, int value) {
    if (one >= 0 && one < sizes[0] && two >= 0 && two < sizes[1])
      write(one * sizes[1] + two, value);
  }

  /// Writes the number of an entry of each of three lists.
  public void put(int one, int two, int three, int value) {
    if (one >= 0 && one < sizes[0]) put3(one * sizes[1] + two, three, value);
  }

  private void put3(int pair, int three, int value) {
    if (three >= 0 && three < sizes[2]) write(pair * sizes[2] + three, value);
  }

  /// Writes 1 for a seat; nothing for none.
  public void mark(Seat seat) {
    put(seat.index(), 1);
  }

  /// Writes 1 for each bit of a mask.
  public void marks(long mask) {
    for (long rest = mask; rest != 0; rest &= rest - 1) put(Long.numberOfTrailingZeros(rest), 1);
  }

  /// Adds to the number of an entry of the only list.
  public void add(int entry, int value) {
    if (entry >= 0 && entry < sizes[0]) write(entry, into[from + entry] + value);
  }

  /// Adds to the number of an entry of each of two lists.
  public void add(int one, int two, int value) {
    if (one < 0 || one >= sizes[0] || two < 0 || two >= sizes[1]) return;
    int at = one * sizes[1] + two;
    write(at, into[from + at] + value);
  }

  private void write(int at, int value) {
    into[from + at] = Math.clamp(value, low, high);
  }
}
