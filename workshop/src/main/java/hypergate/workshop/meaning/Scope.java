package hypergate.workshop.meaning;

import hypergate.workshop.words.Type;
import java.util.LinkedHashMap;
import java.util.Map;

/// The names that a place of a card's file knows beside the vocabulary.
///
/// @param kind the kind of card, `tech`
/// @param named what has been named before
public record Scope(String kind, Map<String, Type> named) {
  /// What a file knows at its beginning.
  public static Scope of(String kind) {
    return new Scope(kind, Map.of());
  }

  /// The same with one name more.
  public Scope with(String name, Type type) {
    Map<String, Type> more = new LinkedHashMap<>(named);
    more.put(name, type);
    return new Scope(kind, more);
  }
}
