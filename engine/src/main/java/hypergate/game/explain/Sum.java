package hypergate.game.explain;

import hypergate.game.event.Term;
import java.util.List;
import java.util.OptionalInt;

/// A side's total as a signed list.
///
/// @param lines the terms in the order in which they are counted
/// @param known what all lines that are known come to
/// @param open whether a part is not known yet
/// @param total the total; absent while a part is open, and when totals are not compared
/// @param mayChange effects that may still change it
public record Sum(
    List<Line> lines, int known, boolean open, OptionalInt total, List<MayAct> mayChange) {
  /// One line.
  ///
  /// @param term what it adds; 0 while it is not known
  /// @param reason what it is
  /// @param facts the arguments of its sentence
  /// @param rule the rule behind it
  public record Line(Term term, Reason reason, List<Fact> facts, String rule) {}
}
