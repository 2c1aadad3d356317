package hypergate.server.table;

import hypergate.server.protocol.DealDraft;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the journal knows of deals: the rest follows from the events of the game.
final class Dealings {
  /// How long two people have to deal at a live table.
  static final long TIME = 60_000;

  private record Version(int encounter, int number) {}

  /// Talk of one chair.
  record Draft(int chair, DealDraft draft) {}

  private final Map<Version, Entry.Proposed> proposed = new HashMap<>();
  private final Map<Integer, String> settled = new HashMap<>();
  private final List<Draft> drafts = new ArrayList<>();
  private int draftsIn;
  private int encounter = -1;
  private long began;

  void apply(Entry.Dealing dealing, long at) {
    encounter = dealing.encounter();
    began = at;
  }

  void apply(Entry.Proposed version) {
    proposed.put(new Version(version.encounter(), version.version()), version);
  }

  void apply(Entry.Drafted drafted) {
    if (draftsIn != drafted.encounter()) drafts.clear();
    draftsIn = drafted.encounter();
    drafts.add(new Draft(drafted.chair(), drafted.draft()));
    if (drafts.size() > 12) drafts.removeFirst();
  }

  void apply(Entry.Settled promise) {
    settled.put(promise.promise(), promise.state());
  }

  /// What was said besides the terms of a version; nothing for most.
  Entry.Proposed besides(int encounter, int version) {
    return proposed.getOrDefault(
        new Version(encounter, version),
        new Entry.Proposed(encounter, version, List.of(), List.of()));
  }

  /// What its receiver says became of a promise.
  String settled(int promise) {
    return settled.getOrDefault(promise, "open");
  }

  List<Draft> drafts(int encounter) {
    return draftsIn == encounter ? drafts : List.of();
  }

  /// Whether the players of an encounter have begun to deal.
  boolean isDealing(int encounter) {
    return this.encounter == encounter;
  }

  /// When they began.
  long began() {
    return began;
  }
}
