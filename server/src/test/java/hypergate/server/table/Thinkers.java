package hypergate.server.table;

import hypergate.game.view.Question;
import hypergate.players.Advice;
import hypergate.players.Adviser;
import hypergate.players.MachinePlayer;
import hypergate.players.NovicePlayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/// Machines and advisers that think until a test lets them go on.
final class Thinkers implements AutoCloseable {
  /// Those who have begun to think; a permit each.
  final Semaphore begun = new Semaphore(0);

  /// What they may say; a permit each.
  final Semaphore may = new Semaphore(0);

  /// What they were asked, prompt by prompt.
  final List<String> asked = Collections.synchronizedList(new ArrayList<>());

  private int let;
  private final ExecutorService thread = Executors.newSingleThreadExecutor();

  /// For a house of tables.
  Machines machines() {
    return new Machines((_, _) -> new Slow(), _ -> new SlowAdviser(), thread);
  }

  /// Lets one small decision be made.
  void letOne() {
    let++;
    may.release();
  }

  /// Whether somebody thinks and waits to be let go on; only while nobody is free.
  boolean isHeld() {
    return asked.size() == let + 1;
  }

  /// Lets everybody say whatever it likes from now on.
  void free() {
    may.release(1_000_000);
  }

  /// Waits until what was being thought has been said, and what came of it has been done.
  void said() {
    try {
      thread.submit(() -> {}).get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    free();
    thread.shutdownNow();
  }

  private void think(Question question) {
    asked.add(question.prompt().id());
    begun.release();
    may.acquireUninterruptibly();
  }

  private final class Slow implements MachinePlayer {
    private final NovicePlayer novice = new NovicePlayer();

    @Override
    public void reseed(long seed) {
      novice.reseed(seed);
    }

    @Override
    public boolean imagines() {
      return true;
    }

    @Override
    public int choose(Question question) {
      think(question);
      return novice.choose(question);
    }
  }

  private final class SlowAdviser implements Adviser {
    @Override
    public Advice advise(Question question) {
      think(question);
      int position = new NovicePlayer().choose(question);
      return new Advice(
          List.of(
              new Advice.Opinion(position, question.notation(position), 0.5, 0.1, 2, "does well")),
          "because");
    }
  }
}
