package hypergate.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A test of random games, positions, requests or faults: a method with one parameter `long seed`
/// from which all its chance follows. It runs for its fixed seeds, which fail the build, and for
/// fresh ones, which every run of the suite chooses anew and which are reported; `./hypergate soak`
/// runs it with ever fresh seeds for as long as is wanted, and finds it by this annotation. Where a
/// module lets tests run side by side, seeds do: such a test keeps what it counts to itself.
///
///     @Seeds(upTo = 40, fresh = 2)
///     void ships_are_conserved(long seed) { … }
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@Tag(Seeds.TAG)
@ExtendWith(SeedsExtension.class)
@Execution(ExecutionMode.CONCURRENT)
public @interface Seeds {
  /// The JUnit tag of all these tests.
  String TAG = "seeds";

  /// Every number from 1 to this one is a fixed seed; `-Dhypergate.games=N` takes N instead.
  int upTo() default 0;

  /// Further fixed seeds.
  long[] fixed() default {};

  /// How many fresh seeds a run of the suite tries; none at all where a seed takes long.
  int fresh() default 1;

  /// The run of `./hypergate soak` to which it belongs: `games`, or what else is tried for hours.
  String run() default "games";
}
