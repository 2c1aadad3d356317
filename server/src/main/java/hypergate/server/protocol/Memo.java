package hypergate.server.protocol;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Texts of values that are asked for again and again, made anew only when a value has changed:
/// comparing costs a fraction of writing. Values must not change once they are here.
public final class Memo {
  private record Written(@Nullable Object value, String text) {}

  private final Map<String, Written> last = new HashMap<>();

  /// Remembers nothing yet.
  public Memo() {}

  /// The JSON text of a value.
  ///
  /// @param name what it is a value of
  public String text(String name, @Nullable Object value) {
    Written before = last.get(name);
    if (before != null && Objects.equals(before.value, value)) return before.text;
    String text = Json.MAPPER.writeValueAsString(value);
    last.put(name, new Written(value, text));
    return text;
  }
}
