package hypergate.game.table;

import hypergate.game.card.Sheet;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;

/// The tokens that an alien lays before players, one before a seat at most: [Alien#tokens] names
/// them, numbered from 1. They lie open.
public final class SeatTokens {
  /// The token of an alien that lies before each seat, from 1; 0 for none.
  private static final int SEAT_TOKEN = Layout.TOKENS;

  private final Table game;
  private final State state;

  /// The tokens of a game.
  public SeatTokens(Table game) {
    this.game = game;
    this.state = game.state();
    game.cells().ofBytes(Layout.TOKENS, Seat.MOST, Secrecy.PUBLIC);
  }

  /// The token before a seat, 0 for none.
  public int of(Seat seat) {
    return state.b[SEAT_TOKEN + seat.index()];
  }

  /// The seats before which this token lies (0: none lies), as a mask.
  public int with(int token) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) if (of(Seat.of(i)) == token) mask |= 1 << i;
    return mask;
  }

  /// Lays a token before a seat instead of the one there, or takes it back (0).
  ///
  /// @param alien whose token it is
  public void lay(Sheet alien, Seat seat, int token) {
    int before = of(seat);
    state.b[SEAT_TOKEN + seat.index()] = (byte) token;
    if (!game.isHeard() || token == 0 && before == 0) return;
    String name = alien.tokens().get((token == 0 ? before : token) - 1);
    game.tell(new Event.TokenPlaced(name, token == 0 ? "box" : seat.letter()));
  }

  /// The name of the token before a seat; empty for none.
  public String name(Seat seat) {
    int token = of(seat);
    for (int i = 0; token > 0 && i < game.seats() * Sizes.POWERS; i++)
      if (game.powers().exists(i) && !game.powers().alien(i).tokens().isEmpty())
        return game.powers().alien(i).tokens().get(token - 1);
    return "";
  }
}
