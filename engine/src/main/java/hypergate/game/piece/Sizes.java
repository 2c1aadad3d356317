package hypergate.game.piece;

/// How much of everything a table can hold.
public final class Sizes {
  /// Cosmic cards that a game can hold.
  public static final int CARDS = 128;

  /// Cards of aliens that a game can hold: its flares from the first place on, others from
  /// the last place back.
  public static final int ALIEN_CARDS = 28;

  /// Flares that one seat can be dealt at setup, for two powers.
  public static final int DEALT_EACH = 5;

  /// Powers that one seat can have at a time.
  public static final int POWERS = 4;

  /// Power instances at the table: instance `seat * 4 + slot`.
  public static final int INSTANCES = Seat.MOST * POWERS;

  /// Alien sheets laid out in a row beside one that takes on one after another.
  public static final int STAGES = 5;

  /// Places for alien sheets: the power instances, then the row of stages.
  public static final int SHEETS = INSTANCES + STAGES;

  /// Aliens on whose sheets cards can lie that are no pile, of all that there are.
  public static final int CARD_SHEETS = 8;

  /// Counters that last as long as the power stays with its owner.
  public static final int COUNTERS = 5;

  /// Marks that vanish with the encounter.
  public static final int MARKS = 4;

  /// Windows that effects can act in.
  public static final int WINDOWS = 96;

  /// Cards in slots before all players together.
  public static final int CARD_SLOTS = 48;

  /// Destiny cards in a game.
  public static final int DESTINIES = 40;

  /// No objects.
  private Sizes() {}
}
