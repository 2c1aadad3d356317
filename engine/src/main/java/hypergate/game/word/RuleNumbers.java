package hypergate.game.word;

/// Numbers of the rules that no option changes. Effects bend some of them while they are asked for;
/// whoever speaks of them in words takes them from here.
public final class RuleNumbers {
  /// Ships on each home planet at the start.
  public static final int SHIPS_ON_PLANET = 4;

  /// Cards that are dealt, and that a new hand has.
  public static final int HAND = 8;

  /// Ships that may be launched, or sent as an ally.
  public static final int MOST_SHIPS = 4;

  /// Ships that each main player loses when a deal fails.
  public static final int FAILED_DEAL = 3;

  private RuleNumbers() {}
}
