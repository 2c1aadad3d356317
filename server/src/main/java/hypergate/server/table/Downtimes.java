package hypergate.server.table;

import java.util.ArrayList;
import java.util.List;

/// When the server was not there: nobody's clock ran then.
final class Downtimes {
  /// How many are remembered; older ones than these can only concern clocks that have run out.
  private static final int MOST = 1_000;

  private record Downtime(long from, long to) {}

  private volatile List<Downtime> times = List.of();

  /// As they were kept: `from-to`, with blanks between.
  static Downtimes of(String text) {
    Downtimes downtimes = new Downtimes();
    for (String word : text.split(" "))
      if (word.matches("\\d{1,18}-\\d{1,18}")) {
        int dash = word.indexOf('-');
        downtimes.add(
            Long.parseLong(word.substring(0, dash)), Long.parseLong(word.substring(dash + 1)));
      }
    return downtimes;
  }

  /// As they are kept.
  String text() {
    return text(times);
  }

  /// As they are to be kept with one more.
  String with(long from, long to) {
    return text(more(from, to));
  }

  private static String text(List<Downtime> times) {
    StringBuilder text = new StringBuilder();
    for (Downtime time : times)
      text.append(text.isEmpty() ? "" : " ").append(time.from).append('-').append(time.to);
    return text.toString();
  }

  /// What another node has noted; all tables know of it at once.
  void takeOver(Downtimes others) {
    times = others.times;
  }

  /// One more; all tables know of it at once.
  void add(long from, long to) {
    times = more(from, to);
  }

  private List<Downtime> more(long from, long to) {
    List<Downtime> more = new ArrayList<>(times);
    if (to > from) more.add(new Downtime(from, to));
    if (more.size() > MOST) more.removeFirst();
    return List.copyOf(more);
  }

  /// How long the server was there between two moments.
  long up(long from, long to) {
    long up = Math.max(0, to - from);
    for (Downtime time : times)
      up -= Math.max(0, Math.min(to, time.to) - Math.max(from, time.from));
    return up;
  }

  /// The moment at which the server has been there for so long, should it stay up from now on.
  long after(long from, long millis) {
    long when = from + millis;
    // Later downtimes push the moment further; each is counted once.
    for (Downtime time : times)
      if (time.to > from && time.from < when) when += time.to - Math.max(from, time.from);
    return when;
  }
}
