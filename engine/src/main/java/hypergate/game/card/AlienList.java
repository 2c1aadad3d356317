package hypergate.game.card;

import java.util.List;
import java.util.stream.Stream;

/// The aliens to deal from, as people name them: by ids, and by ids with a minus before them for
/// those that stay in the box.
///
/// @param entries such as `human` or `-masochist`
public record AlienList(List<String> entries) {
  private static final String LEFT_OUT = "-";

  /// A list that cannot change.
  public AlienList {
    entries = List.copyOf(entries);
  }

  /// The id in an entry, without its minus.
  public static String id(String entry) {
    return entry.startsWith(LEFT_OUT) ? entry.substring(LEFT_OUT.length()) : entry;
  }

  /// The ids to deal from alone; empty: from all that the options of the game let be dealt.
  public List<String> only() {
    return entries.stream().filter(entry -> !entry.startsWith(LEFT_OUT)).toList();
  }

  /// The ids of those that stay in the box.
  public List<String> without() {
    return entries.stream().filter(entry -> entry.startsWith(LEFT_OUT)).map(AlienList::id).toList();
  }

  /// Such a list of ids to deal from, empty for all, and of ids that stay in the box.
  public static AlienList of(List<String> only, List<String> without) {
    return new AlienList(
        Stream.concat(only.stream(), without.stream().map(id -> LEFT_OUT + id)).toList());
  }

  /// Whether an alien is named as one to deal from.
  public boolean names(String id) {
    return entries.contains(id);
  }

  /// Whether an alien stays in the box.
  public boolean leavesOut(String id) {
    return entries.contains(LEFT_OUT + id);
  }
}
