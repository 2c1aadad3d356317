package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Parts;
import java.util.function.Predicate;

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

  private static final String COMPLETED = "complete ";
  private static final String ABANDONED = "abandon ";
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

  // ---- how they are written

  /// An option as records and scenarios have it.
  static String notation(Game game, Techs techs, int value) {
    int slot = slotOf(value);
    int place = placeOf(value);
    return switch (kindOf(value)) {
      case RESEARCH -> "research " + techs.tech(slot).id() + " " + Notation.place(game, place);
      case COMPLETE -> COMPLETED + techs.tech(slot).id();
      case ABANDON -> ABANDONED + techs.card(slot).id();
      case CARD -> techs.numbered(place).id();
      case NEW -> "tech";
      case NONE -> throw new IllegalArgumentException("unknown choice " + value);
    };
  }

  /// What kind of thing an option is, in one word.
  static String word(int value) {
    return switch (kindOf(value)) {
      case RESEARCH -> "research";
      case COMPLETE -> "complete";
      case ABANDON -> "abandon";
      case CARD -> "tech-card";
      case NEW -> "word";
      case NONE -> throw new IllegalArgumentException("unknown choice " + value);
    };
  }

  /// An answer as it is written today: turning a tech up without what it takes to complete it was
  /// not called abandoning it.
  static String today(Prompt prompt, String answer, Predicate<String> isOffered) {
    if (!prompt.equals(TechQuestions.TECH_ACTION) || !answer.startsWith(COMPLETED)) return answer;
    String abandoned = ABANDONED + answer.substring(COMPLETED.length());
    return !isOffered.test(answer) && isOffered.test(abandoned) ? abandoned : answer;
  }
}
