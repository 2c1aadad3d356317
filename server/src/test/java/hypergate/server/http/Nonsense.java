package hypergate.server.http;

import hypergate.server.protocol.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Objects as the contract wants them, and then not: members missing, of a wrong kind, huge, deep,
/// long, or in letters that nobody can see. The same seed makes the same nonsense.
final class Nonsense {
  private static final List<String> WORDS =
      List.of(
          "human",
          "A",
          "B1",
          "pass",
          "A1x2",
          "negotiate",
          "attack-08",
          "give: cards 1 for: draw",
          "cards 1",
          "colony B2",
          "any",
          "use",
          "table",
          "B",
          "seats",
          "4",
          "2147483648",
          "true",
          "flare-human/wild",
          "losing",
          "reveal",
          "H-1",
          "everything",
          "",
          " ",
          "name:human or (");

  private static final List<String> ODD =
      List.of(
          "\u0000",
          "\u202Eevil",
          "\uD83D\uDE00".repeat(20),
          "e\u0301".repeat(30),
          "\uFEFF",
          "\u2028",
          "'; drop table journal; --",
          "<script>alert(1)</script>",
          "../../etc/passwd",
          "%00%2e%2e",
          "${jndi:x}",
          "\\\"",
          "-1",
          "NaN",
          "1e999",
          "0x10",
          "[]",
          "{}");

  private final Random dice;

  Nonsense(long seed) {
    dice = new Random(seed);
  }

  static Map<?, ?> part(Map<?, ?> from, String... way) {
    Map<?, ?> at = from;
    for (String name : way) at = at.get(name) instanceof Map<?, ?> next ? next : Map.of();
    return at;
  }

  static Map<?, ?> schema(String name) {
    return part(Contract.contract().file(), "components", "schemas", name);
  }

  static Map<?, ?> referred(Map<?, ?> from) {
    return from.get("$ref") instanceof String reference
        ? part(Contract.contract().file(), reference.substring(2).split("/"))
        : from;
  }

  int below(int most) {
    return dice.nextInt(most);
  }

  boolean rarely() {
    return dice.nextInt(6) == 0;
  }

  String one(String... all) {
    return all[dice.nextInt(all.length)];
  }

  private <T> T one(List<T> all) {
    return all.get(dice.nextInt(all.size()));
  }

  /// A part of an address that nobody meant.
  String segment() {
    return one(
        "0123456789", "zzzzzzzzzz", "A", "a".repeat(300), "%20", "%C3%28", "-", "TABLE", "1");
  }

  /// A value for a parameter of a query, good or not.
  String parameter(Map<?, ?> schema) {
    return switch (dice.nextInt(6)) {
      case 0 -> one(ODD);
      case 1 -> one(WORDS);
      default -> text(schema);
    };
  }

  private String text(Map<?, ?> schema) {
    JsonNode node = made(schema, 0);
    return node.isString() ? node.stringValue() : node.toString();
  }

  /// A body: as wanted, or changed in a few places, or no JSON at all.
  String body(Map<?, ?> schema) {
    JsonNode node = made(schema, 0);
    for (int i = Math.max(0, dice.nextInt(4) - 1); i > 0; i--) node = changed(node);
    return spoilt(node);
  }

  private String spoilt(JsonNode node) {
    String text = node.toString();
    return switch (dice.nextInt(40)) {
      case 0 -> text.substring(0, dice.nextInt(text.length()) + 1);
      case 1 -> "[".repeat(3_000);
      case 2 -> "{\"a\":".repeat(3_000);
      case 3 -> text + text;
      case 4 -> text.replaceFirst("\"key\"", "\"do\"");
      case 5 -> one(ODD) + text;
      case 6 -> text.replace("\"text\":\"", "\"text\":\"\\ud800");
      default -> text;
    };
  }

  /// A command of a word, more often than not about what is open.
  ///
  /// @param prompt what the table asks; missing when it asks nothing
  String command(String word, JsonNode prompt) {
    if (!(made(schema("Command"), 0) instanceof ObjectNode command))
      throw new IllegalStateException("a command is an object");
    command.put("do", word);
    if (prompt.isObject() && below(3) > 0) {
      command.set("n", prompt.path("n"));
      command.set("prompt", prompt.path("prompt"));
      command.set("seat", prompt.path("seat"));
      JsonNode options = prompt.path("options");
      if (!options.isEmpty() && below(2) == 0)
        command.set("answer", options.path(below(options.size())).path("notation"));
    }
    return spoilt(below(3) > 0 ? command : changed(command));
  }

  private JsonNode made(Map<?, ?> wanted, int depth) {
    Map<?, ?> schema = referred(wanted);
    if (schema.get("oneOf") instanceof List<?> ways) return made((Map<?, ?>) one(ways), depth);
    if (schema.get("enum") instanceof List<?> words)
      return Json.MAPPER.valueToTree(String.valueOf(one(words)));
    Object type = schema.get("type");
    String kind = type instanceof List<?> several ? several.getFirst().toString() : type + "";
    return switch (kind) {
      case "object" -> object(schema, depth);
      case "array" -> array(schema, depth);
      case "integer" -> Json.MAPPER.valueToTree(number(schema));
      case "boolean" -> Json.MAPPER.valueToTree(dice.nextBoolean());
      default -> Json.MAPPER.valueToTree(word(schema));
    };
  }

  // As the contract wants it four times out of five.
  private int number(Map<?, ?> schema) {
    boolean good = below(5) > 0;
    int least = good && schema.get("minimum") instanceof Integer number ? number : -20;
    int most = good && schema.get("maximum") instanceof Integer number ? number : 180;
    return least + dice.nextInt(Math.min(most - least, 200) + 1);
  }

  private String word(Map<?, ?> schema) {
    String pattern = schema.get("pattern") instanceof String some ? some : ".*";
    int most = schema.get("maxLength") instanceof Integer number ? number : 400;
    List<String> good =
        Stream.concat(WORDS.stream(), Stream.of("ab".repeat(32)))
            .filter(word -> word.length() <= most && word.matches(pattern))
            .toList();
    return good.isEmpty() || below(20) == 0 ? one(WORDS) : one(good);
  }

  private JsonNode object(Map<?, ?> schema, int depth) {
    ObjectNode node = Json.MAPPER.createObjectNode();
    List<?> required = schema.get("required") instanceof List<?> some ? some : List.of();
    part(schema, "properties")
        .forEach(
            (name, member) -> {
              if (required.contains(name) || depth < 4 && below(3) == 0)
                node.set(name.toString(), made((Map<?, ?>) member, depth + 1));
            });
    if (node.has("key")) node.put("key", "k" + dice.nextInt(1_000_000));
    if (schema.get("additionalProperties") instanceof Map<?, ?> more)
      for (int i = dice.nextInt(3); i > 0; i--) node.set(one(WORDS), made(more, depth + 1));
    return node;
  }

  private JsonNode array(Map<?, ?> schema, int depth) {
    ArrayNode node = Json.MAPPER.createArrayNode();
    if (schema.get("items") instanceof Map<?, ?> items)
      for (int i = dice.nextInt(4); i > 0; i--) node.add(made(items, depth + 1));
    return node;
  }

  private JsonNode changed(JsonNode node) {
    if (node instanceof ObjectNode object && !object.isEmpty()) {
      List<String> names = new ArrayList<>(object.propertyNames());
      String name = one(names);
      if (dice.nextInt(4) == 0) object.remove(name);
      else if (dice.nextBoolean()) object.set(name, changed(object.path(name)));
      else object.set(name, absurd());
      return object;
    }
    if (node instanceof ArrayNode array && !array.isEmpty() && dice.nextBoolean()) {
      array.set(dice.nextInt(array.size()), absurd());
      return array;
    }
    return absurd();
  }

  private JsonNode absurd() {
    return switch (dice.nextInt(12)) {
      case 0 -> Json.MAPPER.nullNode();
      case 1 -> Json.MAPPER.valueToTree(Long.MAX_VALUE);
      case 2 -> Json.MAPPER.valueToTree(Long.MIN_VALUE);
      case 3 -> Json.MAPPER.valueToTree(2_147_483_648L);
      case 4 -> Json.MAPPER.valueToTree(new java.math.BigInteger("9".repeat(60)));
      case 5 -> Json.MAPPER.valueToTree(1.5);
      case 6 -> Json.MAPPER.valueToTree("x".repeat(dice.nextInt(3) == 0 ? 70_000 : 600));
      case 7 -> Json.MAPPER.createArrayNode().add(Json.MAPPER.createArrayNode());
      case 8 -> Json.MAPPER.createObjectNode().put("a", 1);
      case 9 -> Json.MAPPER.valueToTree(dice.nextBoolean());
      default -> Json.MAPPER.valueToTree(one(ODD));
    };
  }
}
