package hypergate.server.catalogue;

import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Catalogue.Measured;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/// Where the catalogue stands. It takes seconds to build, so it is built aside, and not before the
/// first tables have been served; only who searches before it is there waits.
public final class Shelf {
  // Who comes back to a table after a start needs the processors more.
  private static final Duration FIRST_TABLES = Duration.ofSeconds(5);

  private final FutureTask<Catalogue> catalogue;

  /// @param measured what the lab has measured, asked when the catalogue is built; may be empty
  public Shelf(Supplier<List<Measured>> measured) {
    catalogue = new FutureTask<>(() -> built(measured.get()));
  }

  private static Catalogue built(List<Measured> measured) {
    return measured.isEmpty() ? Whole.CATALOGUE : Catalogue.all().with(measured);
  }

  // The same for every server of a process.
  private static final class Whole {
    static final Catalogue CATALOGUE = Catalogue.all();
  }

  /// Begins to build it in a while, and asks it something so that the first person who does need
  /// not wait.
  public void prepare() {
    Thread.ofPlatform()
        .daemon()
        .name("catalogue")
        .start(
            () -> {
              LockSupport.parkNanos(FIRST_TABLES.toNanos());
              Catalogue built = catalogue();
              built.similar(built.search("human").entries().getFirst(), 1);
            });
  }

  /// The catalogue, as soon as it is there.
  public Catalogue catalogue() {
    // Runs once, here if nobody has begun.
    catalogue.run();
    try {
      return catalogue.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped while waiting for the catalogue", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the catalogue cannot be built", e);
    }
  }
}
