package hypergate.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Everything that can be asked of a table. [Authority] says who may do it; there is no other way
/// in.
public enum Deed {
  /// What lists show of it.
  SUMMARY,
  /// The whole table as the caller may see it.
  VIEW,
  /// Earlier events.
  LOG,
  /// Everything that happens from now on.
  STREAM,
  /// The record of a table that is set aside.
  RECORD,
  /// A "why?".
  EXPLAIN,
  /// Whether an offer would be legal.
  DEAL_CHECK,
  /// A hint for one's own open question.
  HINT,
  /// Sitting down with a link.
  ENTER,
  /// Filling a seat, or opening it.
  SET_SEAT,
  /// A new link to a seat, and nobody sits there any more.
  LINK,
  /// The browsers that sit at one's own seat.
  SESSIONS,
  /// Ending one of them.
  END_SESSION,
  /// Commands, called as in `Command`.
  ANSWER,
  WINDOW,
  DEAL,
  UNDO,
  RETAKE,
  ORDERS,
  CHAT,
  NAME,
  READY,
  EXCLUDE,
  START,
  OPEN,
  AWAY,
  BACK,
  CONCEDE,
  PAUSE,
  RESUME,
  TIME,
  REMATCH,
  SETTLE,
  END;

  private static final List<Deed> COMMANDS =
      Arrays.stream(values()).filter(deed -> deed.compareTo(ANSWER) >= 0).toList();

  /// Those that are commands.
  public static List<Deed> commands() {
    return COMMANDS;
  }

  /// The word of a command for it.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The command with this word.
  public static Optional<Deed> command(String word) {
    return COMMANDS.stream().filter(deed -> deed.word().equals(word)).findFirst();
  }
}
