package hypergate.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;

/// Holds objects that we send against openapi.yaml, to the letter: a member that is not written
/// there is a mistake, and so is a null that is not.
public final class Schemas {
  private static final Map<?, ?> ALL = load();

  private Schemas() {}

  private static Map<?, ?> load() {
    try (InputStream in =
        Objects.requireNonNull(
            Schemas.class.getResourceAsStream("/hypergate/server/openapi.yaml"))) {
      Map<?, ?> file = (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromInputStream(in);
      return map(map(file.get("components")).get("schemas"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Checks an object that becomes JSON.
  public static void check(String schema, Object value) {
    checkText(schema, Json.text(value));
  }

  /// Checks JSON text.
  public static void checkText(String schema, String json) {
    List<String> faults = new ArrayList<>();
    look(map(ALL.get(schema)), Json.MAPPER.readTree(json), schema, faults);
    assertThat(faults).as(() -> json.substring(0, Math.min(json.length(), 2000))).isEmpty();
  }

  /// Checks a list of objects, each with the schema.
  public static void checkList(String schema, String json) {
    List<String> faults = new ArrayList<>();
    int at = 0;
    for (JsonNode node : Json.MAPPER.readTree(json))
      look(map(ALL.get(schema)), node, schema + "[" + at++ + "]", faults);
    assertThat(faults).as(() -> json.substring(0, Math.min(json.length(), 2000))).isEmpty();
  }

  /// Checks one member of an object against the schema that it has there.
  public static void checkMember(String schema, String member, String json) {
    List<String> faults = new ArrayList<>();
    Map<?, ?> of = map(map(map(ALL.get(schema)).get("properties")).get(member));
    look(of, Json.MAPPER.readTree(json), schema + "." + member, faults);
    assertThat(faults).as(() -> json.substring(0, Math.min(json.length(), 2000))).isEmpty();
  }

  private static Map<?, ?> map(@Nullable Object node) {
    return (Map<?, ?>) Objects.requireNonNull(node);
  }

  private static void look(Map<?, ?> schema, JsonNode node, String place, List<String> faults) {
    if (schema.get("$ref") instanceof String reference) {
      look(map(ALL.get(reference.replaceFirst(".*/", ""))), node, place, faults);
      return;
    }
    if (schema.get("oneOf") instanceof List<?> ways) {
      List<String> first = new ArrayList<>();
      for (Object way : ways) {
        List<String> found = new ArrayList<>();
        look(map(way), node, place, found);
        if (found.isEmpty()) return;
        if (first.isEmpty()) first = found;
      }
      faults.addAll(first);
      return;
    }
    Object type = schema.get("type");
    if (type != null && !isOf(type, node)) {
      faults.add(place + " is no " + type + ": " + node);
      return;
    }
    if (schema.get("const") instanceof String only && !only.equals(node.asString("")))
      faults.add(place + " is not " + only);
    if (schema.get("enum") instanceof List<?> words && !words.contains(node.asString("")))
      faults.add(place + " is none of " + words + ": " + node);
    if (schema.get("pattern") instanceof String pattern
        && node.isString()
        && !Pattern.matches(pattern, node.stringValue()))
      faults.add(place + " does not match " + pattern + ": " + node);
    if (node.isArray() && schema.get("items") instanceof Map<?, ?> items) {
      int at = 0;
      for (JsonNode element : node) look(items, element, place + "[" + at++ + "]", faults);
    }
    if (node.isObject()) members(schema, node, place, faults);
  }

  private static void members(Map<?, ?> schema, JsonNode node, String place, List<String> faults) {
    if (schema.get("required") instanceof List<?> required)
      for (Object name : required)
        if (!node.has(name.toString())) faults.add(place + "." + name + " is missing");
    Map<?, ?> properties = schema.get("properties") instanceof Map<?, ?> some ? some : Map.of();
    Object more = schema.get("additionalProperties");
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      String inside = place + "." + member.getKey();
      Object known = properties.get(member.getKey());
      if (known == null) known = more;
      if (known instanceof Map<?, ?> of) look(of, member.getValue(), inside, faults);
      else if (!Boolean.TRUE.equals(known)) faults.add(inside + " is not in openapi.yaml");
    }
  }

  private static boolean isOf(Object type, JsonNode node) {
    if (type instanceof List<?> several) return several.stream().anyMatch(one -> isOf(one, node));
    return switch (type.toString()) {
      case "object" -> node.isObject();
      case "array" -> node.isArray();
      case "string" -> node.isString();
      case "boolean" -> node.isBoolean();
      case "integer" -> node.isIntegralNumber();
      case "null" -> node.isNull();
      default -> throw new IllegalArgumentException("type " + type);
    };
  }
}
