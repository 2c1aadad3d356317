package hypergate.bench.work;

import hypergate.game.Game;
import hypergate.game.word.Window;

/// Windows in which nobody can act.
final class IdleWindows implements Work {
  /// As many as a phase may have by far; a fork, with which counting them begins anew, costs little
  /// beside them.
  private static final int BATCH = 10_000;

  private final Game parked = Tables.parked(1);
  private final Game game = parked.sibling();
  private long units;

  @Override
  public void some() {
    parked.forkInto(game);
    for (int i = 0; i < BATCH; i++) game.open(Window.TURN_END);
    units += BATCH;
  }

  @Override
  public long units() {
    return units;
  }

  @Override
  public long sum() {
    return game.waitingFor();
  }
}
