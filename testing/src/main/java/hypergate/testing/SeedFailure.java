package hypergate.testing;

import java.io.Serial;

/// A test has failed for one seed; its message says which, and how to see it again.
public final class SeedFailure extends AssertionError {
  @Serial private static final long serialVersionUID = 1;

  private final String test;
  private final long seed;
  private final String note;

  /// @param note what belongs to the seed, such as options; may be empty
  SeedFailure(String test, long seed, String note, Throwable cause) {
    super(
        "seed "
            + seed
            + ": "
            + said(cause)
            + System.lineSeparator()
            + (note.isEmpty() ? "" : "With " + note + System.lineSeparator())
            + "Again: "
            + again(test, seed),
        cause);
    this.note = note;
    this.test = test;
    this.seed = seed;
    setStackTrace(cause.getStackTrace());
  }

  /// The command that repeats one seed of one test.
  public static String again(String test, long seed) {
    return "./hypergate soak --test " + test + " --seed " + seed;
  }

  private static String said(Throwable cause) {
    String message = cause.getMessage();
    if (cause instanceof AssertionError && message != null) return message.strip();
    return cause.toString();
  }

  /// `Class.method`.
  public String test() {
    return test;
  }

  /// The seed it failed for.
  public long seed() {
    return seed;
  }

  /// The first lines of what was wrong, without empty ones, and where.
  ///
  /// @param lines how many at most
  public String brief(int lines) {
    Throwable cause = getCause() == null ? this : getCause();
    StringBuilder text = new StringBuilder();
    said(cause)
        .lines()
        .filter(line -> !line.isBlank())
        .limit(lines)
        .forEach(line -> text.append("    ").append(cut(line)).append('\n'));
    for (StackTraceElement frame : cause.getStackTrace())
      if (frame.getClassName().startsWith("hypergate.")) {
        text.append("    at ").append(frame).append('\n');
        break;
      }
    if (!note.isEmpty()) text.append("    with ").append(note).append('\n');
    return text.toString();
  }

  private static String cut(String line) {
    return line.length() <= 300 ? line : line.substring(0, 300) + " …";
  }
}
