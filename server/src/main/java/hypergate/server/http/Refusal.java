package hypergate.server.http;

import hypergate.server.protocol.Problem;
import org.jspecify.annotations.Nullable;

/// Ends a request with a problem document.
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Problem problem;
  private final int retryAfter;

  Refusal(Problem problem) {
    this(problem, 0, null);
  }

  /// @param retryAfter in how many seconds it makes sense to try again; 0 when it doesn't
  Refusal(Problem problem, int retryAfter, @Nullable Throwable cause) {
    // Nobody looks at its trace, and it may be thrown very often.
    super(problem.title(), cause, false, false);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  static Refusal slowDown(int seconds) {
    return new Refusal(
        Problem.Kind.SLOW_DOWN.because(
            "Too many requests came from your side. Try again in {seconds} s.", "seconds", seconds),
        seconds,
        null);
  }

  Problem problem() {
    return problem;
  }

  int retryAfter() {
    return retryAfter;
  }
}
