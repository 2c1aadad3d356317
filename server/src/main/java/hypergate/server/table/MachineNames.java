package hypergate.server.table;

import java.util.Collection;
import java.util.List;

/// What machines are called to whom nobody has given a name, so that a table can speak of them as
/// of people: `Lyra` rather than `Novice (C)`. How well they play stands beside it.
final class MachineNames {
  /// Of stars and moons. People who have one of these names keep it for themselves.
  private static final List<String> ALL =
      List.of(
          "Vega", "Rigel", "Lyra", "Juno", "Atlas", "Mira", "Orion", "Selene", "Castor", "Electra",
          "Altair", "Cassia", "Leda", "Antares", "Thalia", "Perseus");

  private MachineNames() {}

  /// A name that nobody at the table has.
  ///
  /// @param table what tells this table from others: the same gives the same names again
  /// @param chair the number of the machine's chair
  /// @param taken the names of all others; fewer than there are names
  static String of(String table, int chair, Collection<String> taken) {
    int first = Math.floorMod(table.hashCode() + 5 * chair, ALL.size());
    for (int i = 0; i < ALL.size(); i++) {
      String name = ALL.get((first + i) % ALL.size());
      if (taken.stream().noneMatch(name::equalsIgnoreCase)) return name;
    }
    throw new IllegalArgumentException("more seats than names");
  }
}
