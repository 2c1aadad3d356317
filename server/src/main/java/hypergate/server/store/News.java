package hypergate.server.store;

import hypergate.server.trace.Step;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What one node has written, told to the others in the same transaction: about which table, and
/// what of it is new. Nothing of what was written is in it.
///
/// @param table the address of the table; empty for what concerns all
/// @param seq the last number of its journal that was written; 0 for none
/// @param what is new
/// @param parent what it was written for, see [Step#parent]; empty where nobody traces it
public record News(String table, long seq, Set<What> what, Optional<String> parent) {
  /// Before what [#parent] says, behind all that nodes of other releases look for.
  private static final String TRACED = "traced=";

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

  /// What one node has written that nobody traces.
  public News(String table, long seq, Set<What> what) {
    this(table, seq, what, Optional.empty());
  }

  /// The same, written for something.
  News following(Optional<String> step) {
    return step.isEmpty() ? this : new News(table, seq, what, step);
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
    parent.ifPresent(step -> text.append(' ').append(TRACED).append(step));
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
    String last = words[words.length - 1];
    Optional<String> parent =
        last.startsWith(TRACED) ? Optional.of(last.substring(TRACED.length())) : Optional.empty();
    return Optional.of(new News(words[1], Long.parseLong(words[2]), what, parent));
  }

  /// Whether something is new.
  public boolean has(What each) {
    return what.contains(each);
  }
}
