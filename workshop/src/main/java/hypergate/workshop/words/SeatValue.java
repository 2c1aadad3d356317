package hypergate.workshop.words;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A player in an expression. Two are the same when the seat is.
///
/// @param game the game in which it is asked about; null for nobody
/// @param seat the seat, or [Seat#NONE]
public record SeatValue(@Nullable Game game, Seat seat) {
  /// Nobody.
  public static final SeatValue NOBODY = new SeatValue(null, Seat.NONE);

  /// The players of a mask, from the left of a seat on, that seat last.
  public static List<SeatValue> leftOf(Game game, Seat from, int mask) {
    List<SeatValue> seats = new ArrayList<>();
    Seat seat = game.leftOf(from);
    for (int i = 0; i < game.seats(); i++) {
      if (seat.in(mask)) seats.add(new SeatValue(game, seat));
      seat = game.leftOf(seat);
    }
    return seats;
  }

  /// The players of a mask in timing order.
  public static List<SeatValue> inOrder(Game game, int mask) {
    List<SeatValue> seats = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = game.inOrder(i);
      if (seat.in(mask)) seats.add(new SeatValue(game, seat));
    }
    return seats;
  }

  /// The mask of some players.
  public static int mask(Object seats) {
    int mask = 0;
    for (Object seat : (List<?>) seats)
      if (((SeatValue) seat).seat.exists()) mask |= ((SeatValue) seat).seat.bit();
    return mask;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SeatValue value && value.seat == seat;
  }

  @Override
  public int hashCode() {
    return seat.index();
  }

  @Override
  public String toString() {
    return seat.toString();
  }
}
