package hypergate.variant.tokens;

import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;

/// The tokens that an alien lays before players, one before a seat at most: [Sheet#tokens] names
/// them, numbered from 1. They lie open.
public final class SeatTokens {
  private final Game game;
  private final State state;

  // By seat: the token of an alien that lies before it, from 1; 0 for none.
  private final int before;

  SeatTokens(Game game) {
    this.game = game;
    this.state = game.state();
    this.before = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
  }

  /// The token before a seat, 0 for none.
  public int of(Seat seat) {
    return state.b[before + seat.index()];
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
    int lay = of(seat);
    state.b[before + seat.index()] = (byte) token;
    if (!game.isHeard() || token == 0 && lay == 0) return;
    String name = alien.tokens().get((token == 0 ? lay : token) - 1);
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
