package hypergate.catalogue;

/// The clause with which the text of every alien begins, here as in the old archives.
final class PowerClause {
  private PowerClause() {}

  /// The clause with a blank after it; empty where no power has a name.
  static String before(Entry entry) {
    String power = entry.first(Field.POWER);
    return power.isEmpty() ? "" : "You have the power of " + power + ". ";
  }
}
