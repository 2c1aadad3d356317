package hypergate.server.table;

import hypergate.server.protocol.Problem;

/// What became of a request.
public sealed interface Outcome {
  /// It was done.
  ///
  /// @param json the answer
  record Done(String json) implements Outcome {}

  /// It was done, and the caller now has a seat.
  ///
  /// @param json the answer
  /// @param table the table's address
  /// @param secret what the caller's cookie is to hold; [Tables#viewer] recognises it
  record Seated(String json, String table, String secret) implements Outcome {}

  /// It was done, and the caller has a seat no longer.
  ///
  /// @param json the answer
  /// @param table the table's address
  record Left(String json, String table) implements Outcome {}

  /// Nothing was done.
  ///
  /// @param problem why not, for people and for the page
  record Refused(Problem problem) implements Outcome {}

  /// Nothing was done.
  static Outcome refused(Problem problem) {
    return new Refused(problem);
  }
}
