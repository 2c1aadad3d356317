package hypergate.bench.work;

import hypergate.game.Game;
import hypergate.game.Window;

/// Windows in which nobody can act.
final class IdleWindows implements Work {
  private static final int BATCH = 1000;

  private final Game game = Tables.parked(1);
  private long units;

  @Override
  public void some() {
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
