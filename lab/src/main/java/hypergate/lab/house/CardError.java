package hypergate.lab.house;

import java.util.List;
import java.util.stream.Collectors;

/// A file that is no card. Says all that is wrong with it at once.
public final class CardError extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<Problem> problems;

  /// @param problems at least one, in the order of the file
  public CardError(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /// What is wrong, in the order of the file.
  public List<Problem> problems() {
    return problems;
  }
}
