package hypergate.bench.work;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;

/// The table as one seat sees it.
final class Views implements Work {
  private static final int PARKED = 64;
  private static final int BATCH = 100;

  private final Game[] parked = new Game[PARKED];
  private final View[] views = new View[PARKED];
  private int next;
  private long units;
  private long sum;

  Views() {
    for (int i = 0; i < PARKED; i++) {
      parked[i] = Tables.parked(i + 1);
      views[i] = new View(parked[i].sibling());
    }
  }

  @Override
  public void some() {
    for (int i = 0; i < BATCH; i++) {
      next = (next + 1) % PARKED;
      views[next].take(parked[next], Seat.of(next & 3));
      sum += views[next].handSize(Seat.of(0));
    }
    units += BATCH;
  }

  @Override
  public long units() {
    return units;
  }

  @Override
  public long sum() {
    return sum;
  }
}
