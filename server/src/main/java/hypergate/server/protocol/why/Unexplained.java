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

  /// @param args of the sentence, name and value by turns
  static Unexplained because(String sentence, Object... args) {
    return new Unexplained(Problem.Kind.NOT_LEGAL.because(sentence, args));
  }

  /// @param legal what could stand there
  static Unexplained among(List<String> legal, String sentence) {
    return new Unexplained(Problem.Kind.NOT_LEGAL.plainly(sentence).withLegal(legal));
  }

  static Unexplained unknown(String sentence, Object... args) {
    return new Unexplained(Problem.Kind.NOT_FOUND.because(sentence, args));
  }

  /// The refusal.
  public Problem problem() {
    return problem;
  }
}
