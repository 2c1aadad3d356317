package hypergate.game.piece;

import java.util.Arrays;
import java.util.List;

/// A planet by the row in which it lies and its number there: `B3` is the third planet of the row
/// of seat B. One shared object each; whether it is on the table, and in whose home system, is a
/// matter of the state.
public final class Planet {
  /// Places for planets in one row; the first five (four) are there from the start.
  public static final int PER_SYSTEM = 8;

  /// All planets that can ever be on the table.
  public static final int MOST = Seat.MOST * PER_SYSTEM;

  private static final Planet[] ALL = new Planet[MOST];

  static {
    for (int i = 0; i < MOST; i++) ALL[i] = new Planet(i);
  }

  /// The planets of a mask as a list: for people.
  public static List<Planet> listOf(long mask) {
    return Arrays.stream(ALL).filter(planet -> (mask & planet.bit()) != 0).toList();
  }

  /// No planet: index -1.
  public static final Planet NONE = new Planet(-1);

  private final int index;

  private Planet(int index) {
    this.index = index;
  }

  /// The planet with this index, `row * 8 + number - 1`; -1 is [#NONE].
  public static Planet of(int index) {
    return index < 0 ? NONE : ALL[index];
  }

  /// The planet of this row with this number, counted from 1.
  public static Planet of(Seat row, int number) {
    return ALL[row.index() * PER_SYSTEM + number - 1];
  }

  /// The planet written like `B3`; [#NONE] when the text is no planet.
  public static Planet named(String text) {
    if (text.length() != 2) return NONE;
    Seat row = Seat.named(text.substring(0, 1));
    int number = text.charAt(1) - '0';
    return row.exists() && number >= 1 && number <= PER_SYSTEM ? of(row, number) : NONE;
  }

  /// Position in masks and arrays, 0 to 63; -1 for none.
  public int index() {
    return index;
  }

  /// This planet alone as a bit mask.
  public long bit() {
    return index < 0 ? 0 : 1L << index;
  }

  /// The seat in whose row this planet lies. Its home system has all planets there, unless the row
  /// belongs to another one: whose home system a planet belongs to says the state.
  public Seat row() {
    return index < 0 ? Seat.NONE : Seat.of(index / PER_SYSTEM);
  }

  /// The number in its row, counted from 1.
  public int number() {
    return index % PER_SYSTEM + 1;
  }

  /// Whether this is a planet and not [#NONE].
  public boolean exists() {
    return index >= 0;
  }

  /// All places of one row as a mask.
  public static long row(Seat row) {
    return 0xffL << (row.index() * PER_SYSTEM);
  }

  @Override
  public String toString() {
    return index < 0 ? "-" : row().letter() + number();
  }
}
