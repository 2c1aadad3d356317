package hypergate.server.table;

import hypergate.server.protocol.Problem;

/// Ends a request that cannot be granted, before anything has changed. Never leaves this package.
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Problem problem;

  Refusal(Problem problem) {
    super(problem.title(), null, false, false);
    this.problem = problem;
  }

  /// Not in this state of the table.
  static Refusal notNow(String sentence) {
    return new Refusal(Problem.Kind.NOT_NOW.because(sentence));
  }

  /// The rules, or the options of the table, do not allow it.
  static Refusal notLegal(String sentence) {
    return new Refusal(Problem.Kind.NOT_LEGAL.because(sentence));
  }

  /// Only somebody else may do that.
  static Refusal notYours(String sentence) {
    return new Refusal(Problem.Kind.NOT_YOUR_SEAT.because(sentence));
  }

  /// The request lacks something.
  static Refusal malformed(String sentence) {
    return new Refusal(Problem.Kind.MALFORMED.because(sentence));
  }

  /// Too much at once.
  static Refusal slowDown(String sentence) {
    return new Refusal(Problem.Kind.SLOW_DOWN.because(sentence));
  }

  /// The table does not go on.
  static Refusal setAside(String because) {
    return new Refusal(Problem.Kind.SET_ASIDE.because(because));
  }

  /// There is no such thing.
  static Refusal notFound(String sentence) {
    return new Refusal(Problem.Kind.NOT_FOUND.because(sentence));
  }

  Problem problem() {
    return problem;
  }
}
