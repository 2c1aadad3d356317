package hypergate.game.verb;

import hypergate.game.Game;
import hypergate.game.Window;
import hypergate.game.piece.Seat;

/// Cards that a seat has to discard or hand over at once: how many is settled in OWING, before any
/// of them is chosen. A new hand is no such case.
public final class Owing {
  private final Game game;
  private Seat seat = Seat.NONE;
  private int cards;

  Owing(Game game) {
    this.game = game;
  }

  /// How many cards a seat gives up, due to give up so many at once.
  public int settled(Seat who, int due) {
    if (due <= 0) return 0;
    Seat before = seat;
    int dueBefore = cards;
    seat = who;
    cards = due;
    game.open(Window.OWING);
    int settled = cards;
    seat = before;
    cards = dueBefore;
    return settled;
  }

  /// In OWING: who has to give up cards.
  public Seat seat() {
    return seat;
  }

  /// In OWING: how many.
  public int cards() {
    return cards;
  }

  /// In OWING: changes how many.
  public void cards(int count) {
    cards = count;
  }
}
