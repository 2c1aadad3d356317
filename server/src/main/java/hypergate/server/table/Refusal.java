package hypergate.server.table;

import hypergate.server.protocol.Problem;
import hypergate.server.protocol.Sentence;

/// Ends a request that cannot be granted, before anything has changed. Never leaves this package.
/// Its sentences may have arguments, whose names stand in braces: they are given as name and value
/// by turns.
class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Problem problem;

  Refusal(Problem problem) {
    super(problem.title(), null, false, false);
    this.problem = problem;
  }

  /// Not in this state of the table.
  static Refusal notNow(String sentence, Object... args) {
    return new Refusal(Problem.Kind.NOT_NOW.because(sentence, args));
  }

  /// The rules, or the options of the table, do not allow it.
  static Refusal notLegal(String sentence, Object... args) {
    return new Refusal(Problem.Kind.NOT_LEGAL.because(sentence, args));
  }

  /// Only somebody else may do that.
  static Refusal notYours(String sentence, Object... args) {
    return new Refusal(Problem.Kind.NOT_YOUR_SEAT.because(sentence, args));
  }

  /// The request lacks something.
  static Refusal malformed(String sentence, Object... args) {
    return new Refusal(Problem.Kind.MALFORMED.plainly(Sentence.of(sentence, args).text()));
  }

  /// Too much at once.
  static Refusal slowDown(String sentence, Object... args) {
    return new Refusal(Problem.Kind.SLOW_DOWN.because(sentence, args));
  }

  /// The table does not go on.
  static Refusal setAside(String because) {
    return new Refusal(Problem.Kind.SET_ASIDE.plainly(because));
  }

  /// There is no such thing.
  static Refusal notFound(String sentence, Object... args) {
    return new Refusal(Problem.Kind.NOT_FOUND.because(sentence, args));
  }

  /// The server goes, and others are there.
  static Refusal leaving() {
    return new Refusal(
        Problem.Kind.BUSY.because("The server is stopping. It will be back in a moment."));
  }

  /// Servers of another release play the table.
  static final class Elsewhere extends Refusal {
    private static final long serialVersionUID = 1;

    Elsewhere() {
      super(
          Problem.Kind.ELSEWHERE.because(
              "This table began in another version, which another server runs. Please try again."));
    }
  }

  /// Somebody else has changed the table meanwhile, and it must be read again.
  static final class Overtaken extends Refusal {
    private static final long serialVersionUID = 1;

    Overtaken() {
      super(
          Problem.Kind.NOT_NOW.because("The table went on at that very moment. Please try again."));
    }
  }

  Problem problem() {
    return problem;
  }
}
