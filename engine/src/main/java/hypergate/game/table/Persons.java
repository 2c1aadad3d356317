package hypergate.game.table;

import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;

/// Who sits where. A person is called by the seat at which it began; as a rule it stays there. All
/// that lies on the table belongs to seats, and the rules speak of seats alone: who answers for a
/// seat is asked here by whatever drives players.
public final class Persons {
  private final State state;

  // By seat: the number of its person, with that of the seat taken off bit by bit; so nothing is
  // written as long as nobody has moved.
  private final int moved;

  /// Who sits at the table of a game.
  public Persons(Table game) {
    this.state = game.state();
    this.moved = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
  }

  /// Who sits at a seat now, by the seat at which that person began.
  public Seat at(Seat seat) {
    return Seat.of(seat.index() ^ state.b[moved + seat.index()]);
  }

  /// Where somebody sits now who began at a seat.
  public Seat seatOf(Seat person) {
    for (int i = 0; i < Seat.MOST; i++)
      if ((i ^ state.b[moved + i]) == person.index()) return Seat.of(i);
    throw new IllegalStateException("nobody began at " + person);
  }

  /// Where those sit now who began at the seats of a mask.
  public int seatsOf(int persons) {
    int seats = 0;
    for (int i = 0; i < Seat.MOST; i++) seats |= (persons >> (i ^ state.b[moved + i]) & 1) << i;
    return seats;
  }

  /// At which seats those began who sit at the seats of a mask.
  public int at(int seats) {
    int persons = 0;
    for (int i = 0; i < Seat.MOST; i++) persons |= (seats >> i & 1) << (i ^ state.b[moved + i]);
    return persons;
  }

  /// Those who sit at two seats change places.
  public void exchange(Seat one, Seat other) {
    Seat here = at(one);
    put(one, at(other));
    put(other, here);
  }

  /// Somebody is put at a seat: for tables that are laid by hand, which see to it that nobody sits
  /// at two.
  public void put(Seat seat, Seat person) {
    state.b[moved + seat.index()] = (byte) (seat.index() ^ person.index());
  }
}
