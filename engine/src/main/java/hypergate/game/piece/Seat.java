package hypergate.game.piece;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A player position at the table, `A` to `H` in clockwise order. One shared object each.
public final class Seat {
  /// The largest number of seats at a table.
  public static final int MOST = 8;

  private static final Seat[] ALL = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) ALL[i] = new Seat(i);
  }

  /// No seat at all: index -1, an empty bit mask.
  public static final Seat NONE = new Seat(-1);

  /// The seats of every mask.
  private static final List<List<Seat>> LISTS =
      IntStream.range(0, 1 << MOST)
          .mapToObj(mask -> Arrays.stream(ALL).filter(seat -> seat.in(mask)).toList())
          .toList();

  private final int index;
  private final String letter;

  private Seat(int index) {
    this.index = index;
    this.letter = index < 0 ? "-" : String.valueOf((char) ('A' + index));
  }

  /// The seat with this index: 0 is `A`; -1 is [#NONE].
  public static Seat of(int index) {
    return index < 0 ? NONE : ALL[index];
  }

  /// The seats of a mask as a list: for events and people.
  public static List<Seat> listOf(int mask) {
    return LISTS.get(mask & LISTS.size() - 1);
  }

  /// The seat with this letter, `A` to `H`; [#NONE] for anything else.
  public static Seat named(String letter) {
    return letter.length() == 1 && letter.charAt(0) >= 'A' && letter.charAt(0) < 'A' + MOST
        ? ALL[letter.charAt(0) - 'A']
        : NONE;
  }

  /// 0 for `A` to 7 for `H`, -1 for none.
  public int index() {
    return index;
  }

  /// This seat alone as a bit mask; 0 for none.
  public int bit() {
    return index < 0 ? 0 : 1 << index;
  }

  /// Whether the mask of seats contains this one.
  public boolean in(int mask) {
    return (mask & bit()) != 0;
  }

  /// Whether this is a seat and not [#NONE].
  public boolean exists() {
    return index >= 0;
  }

  /// The letter used in notation; `-` for none.
  public String letter() {
    return letter;
  }

  @Override
  public String toString() {
    return letter();
  }
}
