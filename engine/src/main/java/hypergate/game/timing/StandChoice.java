package hypergate.game.timing;

import hypergate.game.decide.Choice;

/// The choice to use something that stands somewhere, packed into an option of a menu: which
/// [Stands], which location there, and the number of the ability at that location in the window.
/// Nothing else knows how these lie in the option.
public final class StandChoice {
  /// An ability's number in its window is below this.
  public static final int NUMBERS = 16;

  private static final int STANDS = 20;
  private static final int LOCATION = 4;
  private static final int MOST_LOCATIONS = 1 << STANDS - LOCATION;

  private StandChoice() {}

  /// Packs the choice to use the ability with this number at a location.
  static int of(Stands stands, int location, int number) {
    return Choice.of(Choice.USE, stands.number() << STANDS | location << LOCATION | number);
  }

  /// Whether an option of a menu is the use of something.
  public static boolean is(int choice) {
    return Choice.kind(choice) == Choice.USE;
  }

  /// Whether an option of a menu is the use of something that stands here.
  static boolean isAt(int choice, Stands stands) {
    return is(choice) && Choice.value(choice) >>> STANDS == stands.number();
  }

  /// The number of the stands in the roster of their game.
  static int stands(int choice) {
    return Choice.value(choice) >>> STANDS;
  }

  /// The location of what would be used among its stands.
  public static int location(int choice) {
    return Choice.value(choice) >>> LOCATION & MOST_LOCATIONS - 1;
  }

  /// The number of the ability in its window.
  public static int number(int choice) {
    return Choice.value(choice) & NUMBERS - 1;
  }
}
