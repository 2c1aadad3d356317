package hypergate.game.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Says that the rules of a game do not come to an end, or have broken down: a fault of the
/// program, never of a player. The game cannot go on; what was answered before stays and can be
/// kept.
public final class BrokenGame extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final int NOWHERE = -1;

  private final int answer;

  BrokenGame(String message) {
    this(message, NOWHERE, null);
  }

  private BrokenGame(String message, int answer, @Nullable Throwable why) {
    super(message, why);
    this.answer = answer;
  }

  /// The same, saying after which answers.
  ///
  /// @param answers those of its record
  public BrokenGame after(List<String> answers) {
    int count = answers.size();
    String where =
        count == 0
            ? "before the first answer"
            : "after answer " + count + ", '" + answers.getLast() + "'";
    return new BrokenGame("This game is broken " + where + ": " + words(), count, this);
  }

  /// What has broken down in the midst of a phase.
  public static BrokenGame because(Table game, Throwable why) {
    String said = why.getMessage() == null ? why.getClass().getSimpleName() : why.getMessage();
    return new BrokenGame(where(game) + " the rules broke down: " + said, NOWHERE, why);
  }

  /// A place in the game, for the beginning of a sentence.
  static String where(Table game) {
    return "in " + game.step().words() + " of encounter " + game.encounters();
  }

  /// What is wrong, for people.
  public String words() {
    return String.valueOf(getMessage());
  }

  /// How many answers its record has: the last of them led to this. -1 when no record is kept.
  public int answer() {
    return answer;
  }
}
