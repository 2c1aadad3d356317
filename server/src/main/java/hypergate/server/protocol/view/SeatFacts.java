package hypergate.server.protocol.view;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The engine's part of `SeatView`. Variants put their fields behind those that they belong to.
///
/// @param fields in the order in which they are written
public record SeatFacts(@JsonAnyGetter Map<String, Object> fields) {
  SeatFacts() {
    this(new LinkedHashMap<>());
  }

  /// Puts a field after all that are there; null: leaves it out.
  public SeatFacts put(String name, @Nullable Object value) {
    if (value != null) fields.put(name, value);
    return this;
  }
}
