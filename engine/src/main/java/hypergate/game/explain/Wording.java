package hypergate.game.explain;

/// What a [Reason] says: the rule behind it and its English.
///
/// @param rule the rule or ruling, as [Reason#rule] gives it
/// @param fails English when it does not hold
/// @param holds English when it holds
public record Wording(String rule, String fails, String holds) {}
