package hypergate.game.table;

import hypergate.game.piece.Seat;

/// The order in which seats act at the same point: the offense, the defense, then
/// clockwise from the offense's left. A table, because every window asks for it.
public final class TimingOrder {
  /// Added to a base, gives the order of the reversed direction of play.
  static final int REVERSED = (Seat.MOST + 1) * Seat.MOST * (Seat.MOST + 1) * Seat.MOST;

  private static final Seat[] TABLE = new Seat[2 * REVERSED];

  static {
    for (int seats = 1; seats <= Seat.MOST; seats++)
      for (int offense = 0; offense < seats; offense++)
        for (int defense = -1; defense < seats; defense++)
          for (int position = 0; position < seats; position++) {
            int at = at(seats, offense, defense, position);
            TABLE[at] = compute(seats, offense, defense, position, 1);
            TABLE[at + REVERSED] = compute(seats, offense, defense, position, seats - 1);
          }
  }

  private TimingOrder() {}

  /// The seat at a position of the order.
  ///
  /// @param defense index of the defense, -1 when there is none
  static Seat of(int seats, int offense, int defense, int position) {
    return TABLE[at(seats, offense, defense, position)];
  }

  /// Where the order of a table begins: add a position, then [#at(int)].
  static int base(int seats, int offense, int defense) {
    return at(seats, offense, defense, 0);
  }

  /// The seat at a base plus a position.
  public static Seat at(int cell) {
    return TABLE[cell];
  }

  private static int at(int seats, int offense, int defense, int position) {
    return ((seats * Seat.MOST + offense) * (Seat.MOST + 1) + defense + 1) * Seat.MOST + position;
  }

  // One place on is `way` seats further.
  private static Seat compute(int seats, int offense, int defense, int position, int way) {
    if (position == 0) return Seat.of(offense);
    if (defense < 0 || defense == offense) return Seat.of((offense + position * way) % seats);
    if (position == 1) return Seat.of(defense);
    int gap = ((defense - offense + seats) * way) % seats;
    int step = position - 1 < gap ? position - 1 : position;
    return Seat.of((offense + step * way) % seats);
  }
}
