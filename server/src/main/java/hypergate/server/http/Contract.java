package hypergate.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.LongNode;
import tools.jackson.databind.node.StringNode;

/// openapi.yaml, as far as requests are held against it: what isn't as written there never reaches
/// a table.
///
/// Knows the words of JSON Schema that the file uses, and refuses a file that uses others.
final class Contract {
  /// Letters that are no letters, or that turn the direction of what follows: they only serve to
  /// deceive. And halves of letters, which no store keeps as they were.
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069&&[^\\n]]");

  /// Names that are repeated to whoever sent them.
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9-]{1,40}");

  /// The patterns of the file.
  private static final Map<String, Pattern> COMPILED = new ConcurrentHashMap<>();

  private final Map<?, ?> file;

  private Contract(Map<?, ?> file) {
    this.file = file;
  }

  private static final class Lazy {
    static final Contract CONTRACT = load();
  }

  /// The contract, read when it is first needed.
  static Contract contract() {
    return Lazy.CONTRACT;
  }

  private static Contract load() {
    try (InputStream in = Contract.class.getResourceAsStream("/hypergate/server/openapi.yaml")) {
      if (in == null) throw new IllegalStateException("openapi.yaml was not packed");
      return new Contract(
          (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromInputStream(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The file itself.
  Map<?, ?> file() {
    return file;
  }

  /// What is wrong with an object, if anything: a part of a sentence that begins with the place.
  ///
  /// @param schema the name of its schema
  Optional<String> fault(String schema, JsonNode node) {
    return Optional.ofNullable(fault(named(schema), node, ""));
  }

  /// What is wrong with the query of a request, if anything.
  ///
  /// @param address as the file writes it
  /// @param names the parameters that are given
  /// @param given the text of a parameter; null when there is none
  Optional<String> queryFault(
      String address, Set<String> names, Function<String, @Nullable String> given) {
    Map<?, ?> item = part(part(file, "paths"), address);
    List<String> known = queryNames(item);
    for (String name : names)
      if (!known.contains(name))
        return Optional.of(
            "there is no parameter '"
                + (name.matches("[\\w.-]{1,30}") ? name : "…")
                + "' here"
                + (known.isEmpty() ? "" : "; there are " + String.join(", ", known)));
    for (Map<?, ?> at : List.of(item, part(item, "get")))
      if (at.get("parameters") instanceof List<?> parameters)
        for (Object parameter : parameters) {
          String fault = queryFault(referred((Map<?, ?>) parameter), given);
          if (fault != null) return Optional.of(fault);
        }
    return Optional.empty();
  }

  private List<String> queryNames(Map<?, ?> item) {
    List<String> names = new ArrayList<>();
    for (Map<?, ?> at : List.of(item, part(item, "get")))
      if (at.get("parameters") instanceof List<?> parameters)
        for (Object one : parameters) {
          Map<?, ?> parameter = referred((Map<?, ?>) one);
          if ("query".equals(parameter.get("in"))) names.add(String.valueOf(parameter.get("name")));
        }
    return names;
  }

  private @Nullable String queryFault(
      Map<?, ?> parameter, Function<String, @Nullable String> given) {
    if (!"query".equals(parameter.get("in"))) return null;
    String name = String.valueOf(parameter.get("name"));
    String text = given.apply(name);
    if (text == null)
      return Boolean.TRUE.equals(parameter.get("required")) ? name + " is missing" : null;
    Map<?, ?> schema = part(parameter, "schema");
    boolean number = "integer".equals(schema.get("type")) && text.matches("-?\\d{1,18}");
    JsonNode value = number ? LongNode.valueOf(Long.parseLong(text)) : StringNode.valueOf(text);
    return fault(schema, value, name);
  }

  private Map<?, ?> referred(Map<?, ?> parameter) {
    if (!(parameter.get("$ref") instanceof String reference)) return parameter;
    String name = reference.substring(reference.lastIndexOf('/') + 1);
    return part(part(part(file, "components"), "parameters"), name);
  }

  private static Map<?, ?> part(Map<?, ?> map, String name) {
    if (map.get(name) instanceof Map<?, ?> found) return found;
    throw new IllegalArgumentException("openapi.yaml has no " + name);
  }

  private Map<?, ?> named(String schema) {
    if (file.get("components") instanceof Map<?, ?> components
        && components.get("schemas") instanceof Map<?, ?> schemas
        && schemas.get(schema) instanceof Map<?, ?> found) return found;
    throw new IllegalArgumentException("no schema " + schema);
  }

  private @Nullable String fault(Map<?, ?> schema, JsonNode node, String place) {
    if (schema.get("$ref") instanceof String reference)
      return fault(named(reference.substring(reference.lastIndexOf('/') + 1)), node, place);
    if (schema.get("oneOf") instanceof List<?> ways) return oneOf(ways, node, place);
    String wrong = type(schema.get("type"), node, place);
    if (wrong != null) return wrong;
    if (schema.get("const") instanceof String only && !only.equals(node.asString("")))
      return at(place) + " must be " + only;
    if (schema.get("enum") instanceof List<?> words && !words.contains(node.asString("")))
      return at(place) + " must be one of " + list(words);
    if (node.isString()) return string(schema, node.stringValue(), place);
    if (node.isNumber()) return number(schema, node, place);
    if (node.isArray()) return array(schema, node, place);
    if (node.isObject()) return object(schema, node, place);
    return null;
  }

  private @Nullable String oneOf(List<?> ways, JsonNode node, String place) {
    String first = null;
    for (Object way : ways) {
      String wrong = fault((Map<?, ?>) way, node, place);
      if (wrong == null) return null;
      if (first == null) first = wrong;
    }
    return first;
  }

  private static @Nullable String type(@Nullable Object wanted, JsonNode node, String place) {
    if (wanted == null) return null;
    List<?> types = wanted instanceof List<?> several ? several : List.of(wanted);
    for (Object type : types) if (is(type.toString(), node)) return null;
    return at(place) + " must be " + article(types.getFirst().toString());
  }

  private static boolean is(String type, JsonNode node) {
    return switch (type) {
      case "object" -> node.isObject();
      case "array" -> node.isArray();
      case "string" -> node.isString();
      case "boolean" -> node.isBoolean();
      case "integer" -> node.isIntegralNumber() && node.canConvertToLong();
      case "null" -> node.isNull();
      default -> throw new IllegalArgumentException("openapi.yaml has a type " + type);
    };
  }

  private static String article(String type) {
    return switch (type) {
      case "object" -> "an object";
      case "array" -> "a list";
      case "string" -> "a text";
      case "boolean" -> "true or false";
      case "integer" -> "a whole number";
      default -> type;
    };
  }

  private static @Nullable String string(Map<?, ?> schema, String text, String place) {
    if (schema.get("maxLength") instanceof Integer most
        && text.codePointCount(0, text.length()) > most)
      return at(place) + " is longer than " + most + " characters";
    if (schema.get("pattern") instanceof String pattern
        && !compiled(pattern).matcher(text).matches()) return at(place) + " does not look right";
    // Whoever reads a file says in which line such a character stands.
    if (!"file".equals(schema.get("format")) && UNSEEN.matcher(text).find())
      return at(place) + " contains characters that cannot be shown";
    return null;
  }

  private static Pattern compiled(String pattern) {
    return COMPILED.computeIfAbsent(pattern, Pattern::compile);
  }

  private static @Nullable String number(Map<?, ?> schema, JsonNode node, String place) {
    long value = node.longValue();
    if (schema.get("minimum") instanceof Integer least && value < least)
      return at(place) + " must be at least " + least;
    if (schema.get("maximum") instanceof Integer most && value > most)
      return at(place) + " must be at most " + most;
    return null;
  }

  private @Nullable String array(Map<?, ?> schema, JsonNode node, String place) {
    if (schema.get("maxItems") instanceof Integer most && node.size() > most)
      return at(place) + " has more than " + most + " entries";
    if (!(schema.get("items") instanceof Map<?, ?> items)) return null;
    for (int i = 0; i < node.size(); i++) {
      String wrong = fault(items, node.get(i), place + "[" + i + "]");
      if (wrong != null) return wrong;
    }
    return null;
  }

  private @Nullable String object(Map<?, ?> schema, JsonNode node, String place) {
    if (schema.get("required") instanceof List<?> required)
      for (Object name : required)
        if (!node.has(name.toString())) return at(inside(place, name.toString())) + " is missing";
    if (schema.get("maxProperties") instanceof Integer most && node.size() > most)
      return at(place) + " has more than " + most + " members";
    Map<?, ?> properties = schema.get("properties") instanceof Map<?, ?> some ? some : Map.of();
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      boolean named = properties.containsKey(member.getKey());
      Object known = named ? properties.get(member.getKey()) : schema.get("additionalProperties");
      if (!(known instanceof Map<?, ?> inner)) continue;
      // A member that may be left out may be null as well; an entry of a map may not.
      if (named && member.getValue().isNull() && !isRequired(schema, member.getKey())) continue;
      String wrong = fault(inner, member.getValue(), inside(place, member.getKey()));
      if (wrong != null) return wrong;
    }
    return null;
  }

  private static boolean isRequired(Map<?, ?> schema, String name) {
    return schema.get("required") instanceof List<?> required && required.contains(name);
  }

  private static String inside(String place, String name) {
    // The name comes from outside; it is only repeated when it is an ordinary word.
    String shown = WORD.matcher(name).matches() ? name : "?";
    return place.isEmpty() ? shown : place + "." + shown;
  }

  private static String at(String place) {
    return place.isEmpty() ? "the whole" : place;
  }

  private static String list(List<?> words) {
    return String.join(", ", words.stream().map(String::valueOf).toList());
  }
}
