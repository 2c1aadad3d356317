package hypergate.variant.technology;

import hypergate.game.Parts;
import hypergate.game.decide.Choice;

/// The options that only this variant understands, packed as [Parts#choice] says.
public final class TechChoice {
  /// What such an option means.
  public enum Kind {
    /// A ship goes from a place onto a tech.
    RESEARCH,
    /// The tech of a slot is completed.
    COMPLETE,
    /// The tech of a slot is abandoned.
    ABANDON,
    /// A tech that is not in play, by its number.
    CARD,
    /// Techs instead of a further encounter.
    NEW,
    /// No option of this variant.
    NONE
  }

  private static final Kind[] KINDS = Kind.values();
  private static final int KIND = 14;
  private static final int SLOT = 8;

  private TechChoice() {}

  static int of(Kind kind, int slot, int place) {
    return kind.ordinal() << KIND | slot << SLOT | place;
  }

  static Kind kindOf(int value) {
    return KINDS[value >> KIND];
  }

  static int slotOf(int value) {
    return value >> SLOT & 0x3f;
  }

  static int placeOf(int value) {
    return value & 0xff;
  }

  /// What an option of a menu means here.
  ///
  /// @param parts of the game or view in which it is an option
  public static Kind kind(Parts parts, int choice) {
    return Choice.kind(choice) == Choice.OF_PART && parts.of(choice) instanceof Techs
        ? kindOf(Parts.valueOf(choice))
        : Kind.NONE;
  }

  /// The slot of such an option.
  public static int slot(int choice) {
    return slotOf(Parts.valueOf(choice));
  }

  /// The place of such an option that a ship goes from.
  public static int place(int choice) {
    return placeOf(Parts.valueOf(choice));
  }

  /// The number of the tech of such an option, where it is a [Kind#CARD].
  public static int card(int choice) {
    return placeOf(Parts.valueOf(choice));
  }
}
