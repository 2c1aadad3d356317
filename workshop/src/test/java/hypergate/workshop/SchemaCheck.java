package hypergate.workshop;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Holds a value against a JSON schema, as an editor does, with those words of JSON schema that
/// ours uses; another word is an error.
final class SchemaCheck {
  private static final Set<String> SAYS_NOTHING =
      Set.of("$schema", "$defs", "title", "description");

  private final Map<String, ?> whole;

  SchemaCheck(Map<String, ?> schema) {
    whole = schema;
  }

  boolean holds(@Nullable Object value) {
    return holds(whole, value);
  }

  private boolean holds(Map<String, ?> schema, @Nullable Object value) {
    return schema.entrySet().stream()
        .allMatch(word -> holds(word.getKey(), word.getValue(), schema, value));
  }

  private boolean holds(String word, Object says, Map<String, ?> schema, @Nullable Object value) {
    if (SAYS_NOTHING.contains(word)) return true;
    return switch (word) {
      case "$ref" -> holds(defined((String) says), value);
      case "anyOf" -> list(says).stream().anyMatch(one -> holds(map(one), value));
      case "oneOf" -> list(says).stream().filter(one -> holds(map(one), value)).count() == 1;
      case "type" ->
          says instanceof List<?> types
              ? types.stream().anyMatch(type -> isOf((String) type, value))
              : isOf((String) says, value);
      case "enum" -> list(says).contains(value);
      case "const" -> says.equals(value);
      case "pattern" ->
          !(value instanceof String text) || Pattern.compile((String) says).matcher(text).find();
      case "minLength" -> !(value instanceof String text) || text.length() >= (int) says;
      case "maxLength" ->
          !(value instanceof String text) || text.codePointCount(0, text.length()) <= (int) says;
      case "minimum" -> !(value instanceof Integer number) || number >= (int) says;
      case "maximum" -> !(value instanceof Integer number) || number <= (int) says;
      case "items" ->
          !(value instanceof List<?> items)
              || items.stream().allMatch(item -> holds(map(says), item));
      case "minItems" -> !(value instanceof List<?> items) || items.size() >= (int) says;
      case "maxItems" -> !(value instanceof List<?> items) || items.size() <= (int) says;
      case "required" ->
          !(value instanceof Map<?, ?> keys) || keys.keySet().containsAll(list(says));
      case "dependentRequired" ->
          !(value instanceof Map<?, ?> keys)
              || map(says).entrySet().stream()
                  .filter(key -> keys.containsKey(key.getKey()))
                  .allMatch(key -> keys.keySet().containsAll(list(key.getValue())));
      case "properties" ->
          !(value instanceof Map<?, ?> keys)
              || map(says).entrySet().stream()
                  .filter(key -> keys.containsKey(key.getKey()))
                  .allMatch(key -> holds(map(key.getValue()), keys.get(key.getKey())));
      case "additionalProperties" ->
          !(value instanceof Map<?, ?> keys)
              || map(Objects.requireNonNull(schema.get("properties")))
                  .keySet()
                  .containsAll(keys.keySet());
      default -> throw new IllegalStateException("the schema says " + word);
    };
  }

  private Map<String, ?> defined(String reference) {
    String name = reference.substring("#/$defs/".length());
    return map(
        Objects.requireNonNull(
            map(Objects.requireNonNull(whole.get("$defs"))).get(name), reference));
  }

  private static boolean isOf(String type, @Nullable Object value) {
    return switch (type) {
      case "object" -> value instanceof Map;
      case "array" -> value instanceof List;
      case "string" -> value instanceof String;
      case "integer" -> value instanceof Integer;
      case "number" -> value instanceof Number;
      case "boolean" -> value instanceof Boolean;
      case "null" -> value == null;
      default -> throw new IllegalStateException("the schema says " + type);
    };
  }

  @SuppressWarnings("unchecked")
  private static Map<String, ?> map(Object value) {
    return (Map<String, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }
}
