package hypergate.catalogue;

import java.util.List;

/// The values of one field among what a search has found, the most frequent first.
///
/// @param field the field
/// @param values those that occur, and those that the query asks for
public record Facet(Field field, List<Value> values) {
  /// One value.
  ///
  /// @param value as entries have it
  /// @param count how many entries the search would find with this value: what the query says of
  ///   the field itself does not count
  /// @param chosen whether the query asks for it
  /// @param query the query with this value besides, or without it where it is chosen
  public record Value(String value, int count, boolean chosen, String query) {}
}
