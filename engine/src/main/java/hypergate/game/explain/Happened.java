package hypergate.game.explain;

import java.util.List;

/// Why something happened.
///
/// @param chain from the event back to its first cause
/// @param preventable effects by which somebody could have prevented or changed it, with the window
///   for it, as far as that is public
public record Happened(List<Link> chain, List<MayAct> preventable) {
  /// One step back.
  ///
  /// @param reason which sentence
  /// @param facts its arguments
  /// @param rule the rule behind it
  /// @param effect the effect it speaks of, in notation; empty for none
  /// @param seat whose effect or decision it is, in notation; empty for nobody's
  /// @param event the position of the earlier event that it tells of; -1 for none
  public record Link(
      Reason reason, List<Fact> facts, String rule, String effect, String seat, int event) {}
}
