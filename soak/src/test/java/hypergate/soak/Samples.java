package hypergate.soak;

import hypergate.testing.Figures;
import hypergate.testing.Seeds;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;

/// Tests that `soak` is tried on; no test of this build by their names.
final class Samples {
  private Samples() {}

  /// Holds always.
  static final class Sound {
    @Seeds(upTo = 1)
    void holds(long seed) {
      Figures.add("samples", 1);
    }
  }

  /// Holds for the smallest seeds only, and so for no fresh one.
  static final class Small {
    @Seeds(fresh = 0, run = "numbers")
    void is_small(long seed) {
      if (seed > 2) throw new AssertionError("seed " + seed + " is large");
    }
  }

  /// Fails after all seeds.
  static final class Untidy {
    @Seeds(fresh = 0, run = "afterwards")
    void holds(long seed) {}

    @AfterAll
    static void leaves() {
      List<String> left = List.of("something");
      if (!left.isEmpty()) throw new IllegalStateException(left.getFirst() + " was left over");
    }
  }

  /// Never ends.
  static final class Endless {
    @Seeds(fresh = 0, run = "endless")
    void waits(long seed) throws InterruptedException {
      new CountDownLatch(1).await();
    }
  }
}
