package hypergate.bench.load;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// The members of a JSON object as the texts they are, found without understanding what is in them.
final class Members {
  private Members() {}

  /// Hands over every member of an object, in its order.
  ///
  /// @param object the text of an object as the server writes it: without blanks
  static void each(String object, BiConsumer<String, String> member) {
    int at = 1;
    while (at < object.length() && object.charAt(at) == '"') {
      int colon = end(object, at);
      int end = end(object, colon + 1);
      member.accept(object.substring(at + 1, colon - 1), object.substring(colon + 1, end));
      at = end + 1;
    }
  }

  /// All members of an object by name.
  static Map<String, String> map(String object) {
    Map<String, String> members = new HashMap<>();
    each(object, members::put);
    return members;
  }

  /// Hands over every element of an array, in its order.
  static void elements(String array, Consumer<String> element) {
    int at = 1;
    while (at < array.length() - 1) {
      int end = end(array, at);
      element.accept(array.substring(at, end));
      at = end + 1;
    }
  }

  /// The text of a string without escapes; empty for null.
  static String text(String json) {
    return json.length() < 2 || json.charAt(0) != '"' ? "" : json.substring(1, json.length() - 1);
  }

  /// One member of an object; empty when it has none of this name.
  static String of(String object, String name) {
    String[] found = {""};
    each(
        object,
        (key, value) -> {
          if (key.equals(name)) found[0] = value;
        });
    return found[0];
  }

  /// Where the value ends that begins at a place.
  private static int end(String json, int begin) {
    int depth = 0;
    int at = begin;
    while (at < json.length()) {
      char c = json.charAt(at);
      if (c == '"') {
        at = afterString(json, at);
        if (depth == 0) return at;
        continue;
      }
      if (c == '{' || c == '[') depth++;
      else if (c == '}' || c == ']') depth--;
      else if (c == ',' && depth == 0) return at;
      if (depth < 0) return at;
      at++;
      if (depth == 0 && (c == '}' || c == ']')) return at;
    }
    return at;
  }

  private static int afterString(String json, int begin) {
    int at = json.indexOf('"', begin + 1);
    while (isEscaped(json, at)) at = json.indexOf('"', at + 1);
    return at + 1;
  }

  private static boolean isEscaped(String json, int at) {
    int slashes = 0;
    while (json.charAt(at - 1 - slashes) == '\\') slashes++;
    return slashes % 2 == 1;
  }
}
