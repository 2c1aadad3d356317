package hypergate.soak.digest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/// Digests of games with one seed after another, in that order, whatever the number of threads.
final class Digests {
  private static final long STACK = 64L << 20;

  private Digests() {}

  /// Plays games.
  ///
  /// @param first the first seed
  /// @param games how many
  /// @param threads how many at once
  /// @param done hears each game, in the order of the seeds
  static List<GameDigest> play(long first, int games, int threads, Consumer<GameDigest> done) {
    List<GameDigest> all = new ArrayList<>();
    try (ExecutorService pool =
        Executors.newFixedThreadPool(threads, work -> new Thread(null, work, "digest", STACK))) {
      List<Future<GameDigest>> coming = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        long seed = first + i;
        coming.add(pool.submit(() -> PlayedGame.of(seed, line -> {})));
      }
      for (Future<GameDigest> game : coming) {
        GameDigest digest = game.get();
        all.add(digest);
        done.accept(digest);
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be digested", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    return all;
  }

  /// One digest of all of them.
  static String total(List<GameDigest> games) {
    StringBuilder lines = new StringBuilder();
    for (GameDigest game : games) lines.append(game.line()).append('\n');
    return Fold.of(lines.toString());
  }
}
