package hypergate.server.protocol.ask;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A use that waits for answers.
///
/// @param seat who uses it
/// @param effect what is being used, in notation
/// @param target the seats at which it is aimed, with blanks between; null where none were named
public record Using(String seat, String effect, @Nullable String target) {
  private static final int FAR = 40;

  /// The use that is pending in a session, null when there is none.
  ///
  /// @param user who uses it
  /// @param used what is being used
  public static @Nullable Using of(Session session, Seat user, Ability used) {
    if (!user.exists() || used.effect().isEmpty()) return null;
    return new Using(user.letter(), used.effect(), target(session.lines(), user, used.effect()));
  }

  // Targets are named aloud when a use is declared: the user's own answer since then.
  private static @Nullable String target(List<String> lines, Seat user, String effect) {
    String declared = user.letter() + " use " + effect;
    String named = user.letter() + " " + effect + "/seat";
    for (int i = lines.size() - 1; i >= 0 && i > lines.size() - FAR; i--) {
      String line = lines.get(i);
      if (line.equals(declared)) return null;
      if (!line.startsWith(named)) continue;
      String seats = line.substring(line.indexOf(' ', named.length()) + 1);
      if (seats.matches("[A-H]( [A-H])*")) return seats;
    }
    return null;
  }
}
