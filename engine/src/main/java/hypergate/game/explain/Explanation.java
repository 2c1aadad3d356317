package hypergate.game.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Why an answer can or cannot be given now.
///
/// @param conditions what was looked at, in the order in which people would think of it
/// @param nearest legal answers that come closest, in notation; empty when nothing can be answered
public record Explanation(List<Condition> conditions, List<String> nearest) {
  /// One condition of an answer.
  ///
  /// @param reason which one
  /// @param holds whether it is met
  /// @param facts what was read from the table: the arguments of its sentence
  /// @param rule the rule or ruling behind it
  public record Condition(Reason reason, boolean holds, List<Fact> facts, String rule) {
    /// The arguments of the sentence by name: numbers, notations and lists of notations.
    public Map<String, Object> args() {
      Map<String, Object> args = new LinkedHashMap<>();
      for (Fact fact : facts) args.put(fact.arg().key(), fact.value());
      return args;
    }
  }

  /// The conditions that do not hold.
  public List<Condition> failed() {
    return conditions.stream().filter(condition -> !condition.holds()).toList();
  }

  /// Whether the answer can be given.
  public boolean isLegal() {
    return failed().isEmpty();
  }
}
