package hypergate.game.verb;

import hypergate.game.card.FlareCard;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import java.util.List;

/// Flares that lie before players until the turn ends: whoever has one before it sends no more than
/// one ship to the gate unless who has laid it allows more. When the turn is over it takes the
/// flare up, and lays it before somebody else than the player that it has got it from.
public final class Monitors {
  private final Acting game;
  private final LaidFlares flares;

  // For each seat: who has laid it, and the alien of the flare, each plus one.
  private final int layers;
  private final int aliens;

  // For each seat: from whom it has got such a flare last, plus one.
  private final int givers;

  Monitors(Acting game) {
    this.game = game;
    this.flares = new LaidFlares(game);
    this.aliens = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.layers = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
    this.givers = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
  }

  /// Whether a flare lies before a seat.
  public boolean isWatched(Seat seat) {
    return flares.isBefore(seat);
  }

  /// Whether a seat may lay such a flare before another one.
  public boolean mayWatch(Seat by, Seat seat) {
    return by != seat
        && !isWatched(seat)
        && game.state().b[givers + by.index()] != seat.index() + 1;
  }

  /// The flare of an alien that is being played lies before a seat from now on.
  public void begin(Seat by, Seat seat, int alien) {
    flares.lay(seat);
    game.state().n[aliens + seat.index()] = alien;
    game.state().b[layers + seat.index()] = (byte) (by.index() + 1);
    game.state().b[givers + by.index()] = 0;
  }

  /// How many ships a seat may send to the gate: who has laid the flare is asked whether it may
  /// send more than one.
  public int limit(Seat seat, int limit) {
    if (limit <= 1 || !isWatched(seat)) return limit;
    FlareCard flare = game.content().flare(game.state().n[aliens + seat.index()]);
    Prompt leave = flare == null ? null : flare.leave();
    Seat by = Seat.of(game.state().b[layers + seat.index()] - 1);
    return leave == null || game.ask(by).yes(leave) ? limit : 1;
  }

  /// The turn is over: everybody takes up what lies before it.
  public void end() {
    for (int p = 0; p < game.seats(); p++) end(game.inOrder(p));
  }

  private void end(Seat seat) {
    int card = flares.takeUp(seat);
    if (card < 0) return;
    Seat by = Seat.of(game.state().b[layers + seat.index()] - 1);
    game.state().b[givers + seat.index()] = (byte) (by.index() + 1);
    game.cards().toHand(seat, card);
    if (game.isHeard())
      game.tell(
          new Event.Took(seat, by, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }
}
