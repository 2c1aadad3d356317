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
  private boolean chance;
  private boolean chosen;

  Owing(Acting game) {
    this.game = game;
  }

  /// Opens OWING for a seat that has to give up cards.
  ///
  /// @param due how many it has to give up
  /// @return how many it gives up in the end
  public int settled(Seat who, int due) {
    return settled(who, due, false);
  }

  /// The same where the cards are picked at random, which effects may change: see [#isChosen].
  public int settledAtRandom(Seat who, int due) {
    return settled(who, due, true);
  }

  private int settled(Seat who, int due, boolean random) {
    boolean chanceBefore = chance;
    Seat before = seat;
    int dueBefore = cards;
    chosen = false;
    if (due <= 0) return 0;
    seat = who;
    cards = due;
    chance = random;
    game.open(Window.OWING);
    int settled = cards;
    seat = before;
    cards = dueBefore;
    chosen = random && !chance;
    chance = chanceBefore;
    return settled;
  }

  /// In OWING: whether the cards are picked at random.
  public boolean isLeftToChance() {
    return chance;
  }

  /// In OWING: the seat chooses the cards itself.
  public void choose() {
    chance = false;
  }

  /// After [#settledAtRandom]: whether the seat chooses the cards itself.
  public boolean isChosen() {
    return chosen;
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
