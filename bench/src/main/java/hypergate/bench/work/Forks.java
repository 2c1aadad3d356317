package hypergate.bench.work;

import hypergate.game.Game;

/// Copies of games that stand at decisions, each run up to its decision.
final class Forks implements Work {
  private static final int POSITIONS = 1000;
  private static final int BATCH = 50;

  private final Game[] parked = new Game[POSITIONS];
  private final Game fork;
  private int next;
  private long units;
  private long sum;

  Forks() {
    for (int i = 0; i < POSITIONS; i++) parked[i] = Tables.parked(i + 1);
    fork = parked[0].sibling();
  }

  @Override
  public void some() {
    for (int i = 0; i < BATCH; i++) {
      next = (next + 1) % POSITIONS;
      parked[next].forkInto(fork);
      fork.run();
      sum += fork.waitingFor();
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
