package hypergate.server.table;

import hypergate.server.store.Downtime;
import java.util.List;

/// When the server was not there: nobody's clock ran then.
final class Downtimes {
  private volatile List<Downtime> times = List.of();

  /// As they were kept.
  static Downtimes of(String text) {
    Downtimes downtimes = new Downtimes();
    downtimes.times = Downtime.read(text);
    return downtimes;
  }

  /// As they are to be kept with one more.
  String with(Downtime one) {
    return Downtime.text(Downtime.more(times, one));
  }

  /// What another node has noted; all tables know of it at once.
  void takeOver(Downtimes others) {
    times = others.times;
  }

  /// One more; all tables know of it at once.
  void add(Downtime one) {
    times = Downtime.more(times, one);
  }

  /// How long the server was there between two moments.
  long up(long from, long to) {
    long up = Math.max(0, to - from);
    for (Downtime time : times)
      up -= Math.max(0, Math.min(to, time.to()) - Math.max(from, time.from()));
    return up;
  }

  /// The moment at which the server has been there for so long, should it stay up from now on.
  long after(long from, long millis) {
    long when = from + millis;
    // Later downtimes push the moment further; each is counted once.
    for (Downtime time : times)
      if (time.to() > from && time.from() < when) when += time.to() - Math.max(from, time.from());
    return when;
  }
}
