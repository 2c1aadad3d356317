package hypergate.server.protocol.view;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The engine's part of `SeatView`: its fields in the order in which they are written. What is null
/// is left out. Variants put theirs behind the field that they belong to.
public final class SeatFacts {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  SeatFacts() {}

  /// Puts a field after all that are there.
  public SeatFacts put(String name, @Nullable Object value) {
    if (value != null) fields.put(name, value);
    return this;
  }

  /// The fields.
  @JsonAnyGetter
  public Map<String, Object> fields() {
    return fields;
  }
}
