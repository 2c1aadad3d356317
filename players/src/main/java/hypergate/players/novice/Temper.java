package hypergate.players.novice;

import hypergate.game.piece.Luck;

/// How a novice is by nature: factors on what it weighs, around 1, so that no two at a table play
/// alike. Drawn from a seed, so that the same seed gives the same novice.
///
/// @param caution what a ship is worth to it; the bold send more of them, and further
/// @param envy how much a rival's gain hurts it
/// @param loyalty how much it minds leaving allies to their fate
public record Temper(double caution, double envy, double loyalty) {
  /// As most are.
  public static final Temper EVEN = new Temper(1, 1, 1);

  /// How far a factor goes at most, as a power of two to either side.
  private static final double SPREAD = 0.4;

  /// The temper of a novice that was made from this seed.
  public static Temper of(long seed) {
    Luck luck = new Luck(seed);
    return new Temper(factor(luck), factor(luck), factor(luck));
  }

  private static double factor(Luck luck) {
    return Math.pow(2, SPREAD * (luck.number(2001) - 1000) / 1000);
  }
}
