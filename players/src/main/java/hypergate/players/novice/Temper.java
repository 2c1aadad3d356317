package hypergate.players.novice;

import hypergate.game.piece.Luck;

/// How a novice is by nature: factors on what it weighs, around 1, so that no two at a table play
/// alike. Drawn from a seed, so that the same seed gives the same novice.
///
/// @param caution what a ship is worth to it; the bold send more of them, and further
/// @param envy how much a rival's gain hurts it
/// @param loyalty how much it minds leaving allies to their fate
/// @param thrift what a card that it plays would have been worth in hand
/// @param reserve what joining must gain, in points, before it does so
/// @param whim what its mere guesses follow from
public record Temper(
    double caution, double envy, double loyalty, double thrift, double reserve, long whim) {
  private static final double USUAL_RESERVE = 0.3;

  /// As most are.
  public static final Temper EVEN = new Temper(1, 1, 1, 1, USUAL_RESERVE, 0);

  /// How far a factor goes at most, as a power of two to either side.
  private static final double SPREAD = 0.4;

  /// As most are, with guesses that follow from this seed.
  public static Temper even(long seed) {
    return new Temper(1, 1, 1, 1, USUAL_RESERVE, new Luck(seed).next());
  }

  /// The temper of a novice that was made from this seed.
  public static Temper of(long seed) {
    Luck luck = new Luck(seed);
    return new Temper(factor(luck), factor(luck), factor(luck), 1, USUAL_RESERVE, luck.next());
  }

  /// One that is thriftier with its cards than a novice, and wins more by that: of those who
  /// thought them worth one to six times as much, and differed in nothing else, those with three to
  /// six times as much did best in thousands of games.
  public static Temper thrifty(long seed) {
    Luck luck = new Luck(seed);
    return new Temper(factor(luck), 0.8 * factor(luck), factor(luck), 4, 0.7, luck.next());
  }

  /// As those who try their options out are seen to be: they keep high cards back and join only
  /// where much is to be had by it. How much so is not known of anybody, and differs widely.
  public static Temper sparing(long seed) {
    Luck luck = new Luck(seed);
    return new Temper(
        factor(luck),
        factor(luck),
        factor(luck),
        3 * power(luck.number(2001) - 1000),
        1.8 * power(luck.number(2001) - 1000),
        luck.next());
  }

  /// One of so many things that differ in nothing that could be known.
  ///
  /// @param occasion a number that is another one at every occasion
  public int guess(int things, long occasion) {
    return new Luck(Luck.mix(whim + occasion)).number(things);
  }

  private static double factor(Luck luck) {
    return power(SPREAD * (luck.number(2001) - 1000));
  }

  private static double power(double thousandths) {
    return StrictMath.pow(2, thousandths / 1000);
  }
}
