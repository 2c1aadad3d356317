package hypergate.server.store;

import java.util.ArrayList;
import java.util.List;

/// Nobody was there between two moments. All of them are kept together as one text: `from-to`, with
/// blanks between.
///
/// @param from in milliseconds since 1970
/// @param to the same
public record Downtime(long from, long to) {
  /// How many are remembered; older ones than these can only concern clocks that have run out.
  private static final int MOST = 1_000;

  /// Those of a text; what is none is passed over.
  public static List<Downtime> read(String text) {
    List<Downtime> times = new ArrayList<>();
    for (String word : text.split(" "))
      if (word.matches("\\d{1,18}-\\d{1,18}")) {
        int dash = word.indexOf('-');
        long from = Long.parseLong(word.substring(0, dash));
        long to = Long.parseLong(word.substring(dash + 1));
        if (to > from) times.add(new Downtime(from, to));
      }
    return last(times);
  }

  /// These and one more, the oldest forgotten where there are too many.
  public static List<Downtime> more(List<Downtime> times, Downtime one) {
    if (one.to <= one.from) return List.copyOf(times);
    List<Downtime> more = new ArrayList<>(times);
    more.add(one);
    return last(more);
  }

  private static List<Downtime> last(List<Downtime> times) {
    return List.copyOf(times.subList(Math.max(0, times.size() - MOST), times.size()));
  }

  /// As they are kept.
  public static String text(List<Downtime> times) {
    StringBuilder text = new StringBuilder();
    for (Downtime time : times)
      text.append(text.isEmpty() ? "" : " ").append(time.from).append('-').append(time.to);
    return text.toString();
  }
}
