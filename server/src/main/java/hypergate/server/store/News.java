package hypergate.server.store;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What one node has written, told to the others in the same transaction: about which table, and
/// what of it is new. Nothing of what was written is in it.
///
/// @param table the address of the table; empty for what concerns all
/// @param seq the last number of its journal that was written; 0 for none
/// @param what is new
public record News(String table, long seq, Set<What> what) {
  /// What can be new.
  public enum What {
    /// The journal goes on.
    JOURNAL,
    /// Who may come.
    KEYS,
    /// There is such a table.
    MADE,
    /// It has come to its end.
    OVER,
    /// It was set aside, or goes on again.
    ASIDE,
    /// It is gone for good.
    GONE,
    /// Nobody was there for a while.
    DOWNTIME
  }

  /// What one node has written.
  public News {
    what = Set.copyOf(what);
  }

  /// News without a number.
  static News of(String table, What what) {
    return new News(table, 0, EnumSet.of(what));
  }

  /// What is new with a change.
  static News of(Change change) {
    EnumSet<What> what = EnumSet.noneOf(What.class);
    long seq = 0;
    for (JournalRow row : change.rows()) seq = Math.max(seq, row.seq());
    if (seq > 0) what.add(What.JOURNAL);
    if (change.created() != null) what.add(What.MADE);
    if (change.status() != null && change.status().state().equals("over")) what.add(What.OVER);
    if (!(change.withdrawn().isEmpty()
        && change.secrets().isEmpty()
        && change.ended().isEmpty()
        && change.sessions().isEmpty())) what.add(What.KEYS);
    return new News(change.table(), seq, what);
  }

  /// As it is sent.
  ///
  /// @param node who sends it
  String text(String node) {
    StringBuilder text = new StringBuilder(node).append(' ').append(table).append(' ').append(seq);
    for (What each : What.values()) if (what.contains(each)) text.append(' ').append(each);
    return text.toString();
  }

  /// As it was sent; empty when it is our own.
  ///
  /// @param node who we are
  static Optional<News> read(String text, String node) {
    String[] words = text.split(" ", -1);
    if (words.length < 4 || words[0].equals(node) || !words[2].matches("\\d{1,18}"))
      return Optional.empty();
    EnumSet<What> what = EnumSet.noneOf(What.class);
    for (What each : What.values())
      for (int i = 3; i < words.length; i++) if (words[i].equals(each.name())) what.add(each);
    return Optional.of(new News(words[1], Long.parseLong(words[2]), what));
  }

  /// Whether something is new.
  public boolean has(What each) {
    return what.contains(each);
  }
}
