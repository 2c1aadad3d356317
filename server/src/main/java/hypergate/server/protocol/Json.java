package hypergate.server.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Text of records and back.
public final class Json {
  /// Members that are null are left out when writing; unknown ones are skipped when reading, so
  /// that a page of yesterday is still understood.
  public static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .changeDefaultPropertyInclusion(
              value -> value.withValueInclusion(JsonInclude.Include.NON_NULL))
          .build();

  private Json() {}

  /// The text of a record.
  public static String text(Object value) {
    return MAPPER.writeValueAsString(value);
  }
}
