package hypergate.server.protocol;

import java.util.Map;
import java.util.TreeMap;

/// A sentence by its key; the page has the words.
///
/// @param key which sentence, as in the page's language files
/// @param args what it is about, by name: numbers, notations, lists of notations
public record Words(String key, Map<String, Object> args) {
  /// A sentence about nothing in particular.
  public static Words of(String key) {
    return new Words(key, Map.of());
  }

  /// The same sentence with one argument more.
  public Words with(String name, Object value) {
    Map<String, Object> more = new TreeMap<>(args);
    more.put(name, value);
    return new Words(key, more);
  }
}
