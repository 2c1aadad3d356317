package hypergate.lab.scenario;

import java.util.List;

/// What became of one scenario file.
///
/// @param file the file as it was given
/// @param title what must hold; empty when the file could not be read
/// @param status how it went
/// @param complaints what did not hold; for an error the one line that says what is wrong
/// @param defaults answers taken by default
/// @param events the last ten events
/// @param table how the table stands where something did not hold, a line for each seat
public record Verdict(
    String file,
    String title,
    Status status,
    List<Complaint> complaints,
    List<String> defaults,
    List<String> events,
    List<String> table) {
  /// How a scenario went.
  public enum Status {
    /// Everything held.
    HELD,
    /// Something did not.
    FAILED,
    /// It could not be read, or asks for something unknown.
    ERROR
  }

  /// One thing that did not hold.
  ///
  /// @param line the line in the file, 0 when it is no single one
  /// @param expected what should have been
  /// @param actual what was
  public record Complaint(int line, String expected, String actual) {}

  /// Whether everything held.
  public boolean held() {
    return status == Status.HELD;
  }

  /// The report for people, several lines.
  public String words() {
    StringBuilder words = new StringBuilder();
    if (status == Status.ERROR) return complaints.getFirst().actual();
    words.append(held() ? "held    " : "FAILED  ").append(file).append(": ").append(title);
    for (Complaint complaint : complaints) {
      words.append("\n  ").append(complaint.line() > 0 ? "line " + complaint.line() + ": " : "");
      words.append("expected  ").append(complaint.expected());
      words.append("\n          was       ").append(complaint.actual());
    }
    if (!held() && !defaults.isEmpty())
      words.append("\n  answers taken by default:\n    ").append(String.join("\n    ", defaults));
    if (!held() && !events.isEmpty())
      words.append("\n  the last events:\n    ").append(String.join("\n    ", events));
    if (!table.isEmpty()) words.append("\n  the table:\n    ").append(String.join("\n    ", table));
    return words.toString();
  }
}
