package hypergate.server.protocol.why;

import hypergate.server.protocol.Problem;
import java.util.List;

/// Says that a "why?" has no answer, and what could be asked instead.
public final class Unexplained extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Problem problem;

  private Unexplained(Problem problem) {
    super(problem.detail(), null, false, false);
    this.problem = problem;
  }

  static Unexplained because(String sentence) {
    return new Unexplained(Problem.Kind.NOT_LEGAL.because(sentence));
  }

  /// @param legal what could stand there
  static Unexplained because(String sentence, List<String> legal) {
    return new Unexplained(Problem.Kind.NOT_LEGAL.because(sentence).withLegal(legal));
  }

  static Unexplained unknown(String sentence) {
    return new Unexplained(Problem.Kind.NOT_FOUND.because(sentence));
  }

  /// The refusal.
  public Problem problem() {
    return problem;
  }
}
