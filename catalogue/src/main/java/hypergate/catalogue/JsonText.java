package hypergate.catalogue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Entries as a JSON array: numbers as numbers, fields that hold several values as arrays.
final class JsonText {
  private JsonText() {}

  static String of(List<Entry> entries) {
    if (entries.isEmpty()) return "[]\n";
    return entries.stream().map(JsonText::entry).collect(Collectors.joining(",\n", "[\n", "\n]\n"));
  }

  private static String entry(Entry entry) {
    return members(entry).map(m -> "    " + m).collect(Collectors.joining(",\n", "  {\n", "\n  }"));
  }

  /// One entry in one line.
  static String object(Entry entry) {
    return members(entry).collect(Collectors.joining(", ", "{", "}"));
  }

  private static Stream<String> members(Entry entry) {
    Stream<String> fields =
        entry.values().entrySet().stream()
            .map(e -> "\"" + e.getKey().word() + "\": " + values(e.getKey(), e.getValue()));
    String code = entry.code();
    return code.isEmpty() ? fields : Stream.concat(fields, Stream.of("\"code\": " + text(code)));
  }

  private static String values(Field field, List<String> values) {
    if (!field.isList()) return value(field, values.getFirst());
    return values.stream().map(v -> value(field, v)).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String value(Field field, String value) {
    boolean number =
        field.shape() == Field.Shape.NUMBER && value.matches("-?(0|[1-9]\\d*)(\\.\\d+)?");
    return number ? value : text(value);
  }

  private static String text(String value) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < 32) out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }
}
