package hypergate.server.protocol.ask;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What the engine has picked already in a gesture, since nothing else was possible: the first ship
/// of somebody with one colony. People see the gesture whole, so their answers name it too.
record Implied(List<String> words) {
  private static final Pattern TIMES = Pattern.compile("(.+)x(\\d{1,2})");

  static Implied in(Session session, Seat seat) {
    return new Implied(session.implied(seat));
  }

  /// The picks among it: ships or cards, not the word before them.
  List<String> picks() {
    return words.stream().filter(w -> !w.equals("offense") && !w.equals("defense")).toList();
  }

  /// An answer to the whole gesture as an answer to what is left of it.
  String strip(String answer) {
    if (words.isEmpty()) return answer;
    List<String> said = new ArrayList<>(Arrays.asList(answer.strip().split("[ ,]+")));
    for (String word : words) {
      for (int i = 0; i < said.size(); i++) {
        String less = less(said.get(i), word);
        if (less == null) continue;
        if (less.isEmpty()) said.remove(i);
        else said.set(i, less);
        break;
      }
    }
    return said.isEmpty() ? "done" : String.join(" ", said);
  }

  // One fewer of what a word says: `A1x3` less `A1` is `A1x2`; null when it says something else.
  private static @Nullable String less(String said, String word) {
    if (said.equals(word)) return "";
    Matcher times = TIMES.matcher(said);
    if (!times.matches() || !times.group(1).equals(word)) return null;
    int count = Integer.parseInt(times.group(2)) - 1;
    return count == 0 ? "" : count == 1 ? word : word + "x" + count;
  }
}
