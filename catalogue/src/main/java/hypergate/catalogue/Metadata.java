package hypergate.catalogue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What no declaration holds: the tables of the reference.
final class Metadata {
  private static final Map<String, Field> COLUMNS =
      Map.ofEntries(
          Map.entry("set", Field.SET),
          Map.entry("origin", Field.ORIGIN),
          Map.entry("author", Field.AUTHOR),
          Map.entry("year", Field.YEAR),
          Map.entry("theme", Field.THEME),
          Map.entry("type", Field.TYPE),
          Map.entry("experience", Field.EXPERIENCE),
          Map.entry("obligation", Field.OBLIGATION),
          Map.entry("restrictions", Field.RESTRICTION),
          Map.entry("effect", Field.EFFECT),
          Map.entry("setup", Field.SETUP),
          Map.entry("needs", Field.NEEDS),
          Map.entry("tech", Field.TECH),
          Map.entry("notes", Field.NOTES),
          Map.entry("history", Field.HISTORY));

  private final Map<String, Map<String, String>> aliens = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> cards = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> sets = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> timing = new LinkedHashMap<>();
  private final Map<String, List<String>> conflicts = new LinkedHashMap<>();

  private final List<Map<String, String>> described = Resources.table("described.tsv");

  private Metadata() {}

  /// The tables beside the classes.
  static Metadata read() {
    Metadata metadata = new Metadata();
    for (Map<String, String> row : Resources.table("aliens.tsv"))
      metadata.aliens.put(row.getOrDefault("id", ""), row);
    for (Map<String, String> row : Resources.table("cards.tsv"))
      metadata.cards.put(row.getOrDefault("id", ""), row);
    for (Map<String, String> row : Resources.table("sets.tsv"))
      metadata.sets.put(row.getOrDefault("set", ""), row);
    for (Map<String, String> row : Resources.table("timing.tsv"))
      metadata.timing.put(row.getOrDefault("id", ""), row);
    for (Map<String, String> row : Resources.table("conflicts.tsv")) {
      String one = row.getOrDefault("one", "");
      String other = row.getOrDefault("other", "");
      metadata.conflict(one, other);
      metadata.conflict(other, one);
    }
    return metadata;
  }

  private void conflict(String one, String other) {
    List<String> known = conflicts.computeIfAbsent(one, _ -> new ArrayList<>());
    if (!known.contains(other)) known.add(other);
  }

  /// Cards that the engine does not have.
  List<Map<String, String>> described() {
    return described;
  }

  /// Ids of all aliens that the tables name.
  List<String> aliens() {
    return List.copyOf(aliens.keySet());
  }

  /// The name of an alien.
  String name(String alien) {
    return aliens.getOrDefault(alien, Map.of()).getOrDefault("name", alien);
  }

  /// Writes what is known of an alien where the declaration has said nothing.
  void alien(Entry.Builder entry, String id) {
    write(entry, aliens.getOrDefault(id, Map.of()));
    entry.add(Field.CONFLICT, conflicts.getOrDefault(id, List.of()));
  }

  /// Writes the printed timing of an alien that the engine does not have.
  void timing(Entry.Builder entry, String id) {
    Map<String, String> row = timing.getOrDefault(id, Map.of());
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    for (String word : row.getOrDefault("phases", "").split(", *"))
      if (word.matches("any|\\d+")) phases.addAll(Phase.ofClassic(word));
      else Phase.named(word.replace('_', '-')).ifPresent(phases::add);
    List<String> roles = List.of(row.getOrDefault("seats", "").split(", *"));
    new Timing(phases, Set.of(), roles).into(entry).put(Field.POWER, row.getOrDefault("power", ""));
  }

  /// Writes what is known of a card where the declaration has said nothing.
  void card(Entry.Builder entry, String id) {
    write(entry, cards.getOrDefault(id, Map.of()));
  }

  /// Who published a set, as a code; empty when that is not known.
  String origin(String set) {
    return sets.getOrDefault(set, Map.of()).getOrDefault("origin", "");
  }

  /// Writes what all cards of a set have in common where nothing else is known of one.
  void set(Entry.Builder entry, String set) {
    write(entry, sets.getOrDefault(set, Map.of()));
  }

  /// Writes the cells of a row where nothing stands yet.
  static void write(Entry.Builder entry, Map<String, String> row) {
    row.forEach(
        (column, value) -> {
          Field field = COLUMNS.get(column);
          if (field == null || value.isEmpty() || value.equals("-")) return;
          if (field.isList()) entry.add(field, List.of(value.split(", *")));
          else entry.orElse(field, value);
        });
  }
}
