package hypergate.cli.terminal;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Writes maps, lists, numbers and texts as JSON, two spaces a level; small lists on one line.
public final class Json {
  private final StringBuilder out = new StringBuilder();

  private Json() {}

  /// The value as JSON text. Maps keep their order.
  public static String of(@Nullable Object value) {
    Json json = new Json();
    json.write(value, "");
    return json.out.toString();
  }

  private void write(@Nullable Object value, String indent) {
    switch (value) {
      case null -> out.append("null");
      case Map<?, ?> map ->
          all(
              map.entrySet().iterator(),
              "{}",
              indent,
              !isFlat(map.values()),
              entry -> {
                text(String.valueOf(entry.getKey()));
                out.append(": ");
                write(entry.getValue(), indent + "  ");
              });
      case Iterable<?> list ->
          all(list.iterator(), "[]", indent, !isFlat(list), item -> write(item, indent + "  "));
      case Double number -> out.append(Math.rint(number * 10000) / 10000);
      case Number number -> out.append(number);
      case Boolean truth -> out.append(truth);
      default -> text(value.toString());
    }
  }

  private static boolean isFlat(Iterable<?> values) {
    int length = 0;
    for (Object value : values) {
      if (value instanceof Map || value instanceof List) return false;
      length += String.valueOf(value).length() + 4;
    }
    return length < 60;
  }

  private <T> void all(
      Iterator<T> items, String brackets, String indent, boolean lines, Consumer<T> write) {
    out.append(brackets.charAt(0));
    String separator = "";
    boolean any = items.hasNext();
    while (items.hasNext()) {
      out.append(separator);
      if (lines) out.append('\n').append(indent).append("  ");
      write.accept(items.next());
      separator = lines ? "," : ", ";
    }
    if (any && lines) out.append('\n').append(indent);
    out.append(brackets.charAt(1));
  }

  private void text(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        default -> {
          if (c < 32) out.append(String.format("\\u%04x", (int) c));
          else out.append(c);
        }
      }
    }
    out.append('"');
  }
}
