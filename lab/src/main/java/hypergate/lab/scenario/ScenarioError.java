package hypergate.lab.scenario;

/// A scenario file that cannot be read or asks for something unknown or impossible. The message
/// names file and line, and what is allowed there.
public final class ScenarioError extends RuntimeException {
  private static final long serialVersionUID = 1;

  ScenarioError(String file, int line, String message) {
    super(line > 0 ? file + ":" + line + ": " + message : file + ": " + message);
  }
}
