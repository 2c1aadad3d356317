package hypergate.players.script;

import hypergate.game.view.Question;

/// One rule.
///
/// @param name what the player is called
/// @param rule the position that it demands, [#NOTHING] where it says nothing
record Script(String name, Rule rule) {
  /// Instead of a position: the rule says nothing.
  static final int NOTHING = -1;

  /// What a rule demands.
  @FunctionalInterface
  interface Rule {
    /// The position of an option, [Script#NOTHING] where it says nothing.
    int of(Question question);
  }
}
