package hypergate.game.verb;

/// Why ships are lost. Effects in LOSING and SHIPS_LOST read it from the loss, and machines and
/// explanations from the event.
public enum Cause {
  /// The side lost the encounter, or both sides did.
  ENCOUNTER,
  /// The penalty for a failed deal.
  DEAL,
  /// The effect of a card or power.
  EFFECT,
  /// The price of an effect that the owner chose to use.
  COST
}
