package hypergate.game.verb;

import hypergate.game.piece.Seat;
import hypergate.game.word.Window;

/// How many cards a seat has to discard or hand over, when it must give up several at once. Every
/// verb that makes it do so asks here first; effects change the number in OWING, before any card is
/// chosen. Discarding a hand for a new one does not count.
public final class Owing {
  private final Acting game;
  private Seat seat = Seat.NONE;
  private int cards;

  Owing(Acting game) {
    this.game = game;
  }

  /// Opens OWING for a seat that has to give up cards.
  ///
  /// @param due how many it has to give up
  /// @return how many it gives up in the end
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

  /// In OWING: how many cards it has to give up.
  public int cards() {
    return cards;
  }

  /// In OWING: changes how many cards it has to give up.
  public void cards(int count) {
    cards = count;
  }
}
