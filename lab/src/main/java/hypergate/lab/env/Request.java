package hypergate.lab.env;

import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One line of the protocol, as it came in: an object of fields.
final class Request {
  private static final int LONGEST_NAME = 64;

  private final JsonNode node;

  private Request(JsonNode node) {
    this.node = node;
  }

  /// Reads a line.
  ///
  /// @throws Wrong when it is no JSON object
  static Request of(String line) {
    JsonNode node;
    try {
      node = JsonMapper.shared().readTree(line);
    } catch (JacksonException e) {
      throw new Wrong("not-json", "the line is no JSON: " + e.getOriginalMessage());
    }
    if (node == null || !node.isObject())
      throw new Wrong("not-json", "the line is no JSON object, such as {\"op\":\"hello\"}");
    return new Request(node);
  }

  /// What the answer repeats; null for nothing.
  @Nullable Object id() {
    JsonNode id = node.path("id");
    if (id.isString()) return id.asString();
    return id.isIntegralNumber() && id.canConvertToLong() ? id.asLong() : null;
  }

  /// Refuses fields that mean nothing here.
  void only(Set<String> fields) {
    for (var entry : node.properties())
      if (!fields.contains(entry.getKey()) && !entry.getKey().equals("id"))
        throw new Wrong(
            "unknown-field",
            "the field '" + entry.getKey() + "' is not known here",
            fields.stream().sorted().toList());
  }

  /// Whether a field is there.
  boolean has(String field) {
    return node.has(field) && !node.path(field).isNull();
  }

  /// A text.
  String text(String field) {
    JsonNode value = node.path(field);
    if (value.isMissingNode() || value.isNull())
      throw new Wrong("missing-field", "the field '" + field + "' is missing");
    if (!value.isString())
      throw new Wrong("wrong-type", "the field '" + field + "' must be a text");
    return value.asString();
  }

  /// The name of a game.
  String name(String field) {
    String name = has(field) ? text(field) : "game";
    if (name.isEmpty() || name.length() > LONGEST_NAME)
      throw new Wrong(
          "wrong-value",
          "the field '" + field + "' must have 1 to " + LONGEST_NAME + " characters");
    return name;
  }

  /// A whole number.
  long number(String field, long low, long high) {
    JsonNode value = node.path(field);
    if (value.isMissingNode() || value.isNull())
      throw new Wrong("missing-field", "the field '" + field + "' is missing");
    if (!value.isIntegralNumber() || !value.canConvertToLong())
      throw new Wrong("wrong-type", "the field '" + field + "' must be a whole number");
    long number = value.asLong();
    if (number < low || number > high)
      throw new Wrong("wrong-value", "the field '" + field + "' must be " + low + " to " + high);
    return number;
  }

  /// The seed, 1 when there is none.
  long seed() {
    return has("seed") ? number("seed", Long.MIN_VALUE, Long.MAX_VALUE) : 1;
  }

  /// Whether a field says yes.
  boolean truth(String field, boolean otherwise) {
    if (!has(field)) return otherwise;
    JsonNode value = node.path(field);
    if (!value.isBoolean())
      throw new Wrong("wrong-type", "the field '" + field + "' must be true or false");
    return value.asBoolean();
  }

  /// A seat of a game.
  Seat seat(String field, List<String> allowed) {
    String letter = text(field);
    if (!allowed.contains(letter))
      throw new Wrong("no-such-seat", "there is no seat '" + letter + "'", allowed);
    return Seat.named(letter);
  }

  /// Words by words; empty when there are none. A value may be written as a number or a truth.
  Map<String, String> words(String field) {
    Map<String, String> words = new LinkedHashMap<>();
    if (!has(field)) return words;
    JsonNode value = node.path(field);
    if (!value.isObject())
      throw new Wrong("wrong-type", "the field '" + field + "' must be an object");
    for (var entry : value.properties()) {
      if (!entry.getValue().isValueNode() || entry.getValue().isNull())
        throw new Wrong(
            "wrong-type",
            "'" + entry.getKey() + "' in the field '" + field + "' must be a text or a number");
      words.put(entry.getKey(), entry.getValue().asString());
    }
    return words;
  }

  /// Texts in a list; empty when there is none.
  List<String> list(String field) {
    List<String> list = new ArrayList<>();
    if (!has(field)) return list;
    JsonNode value = node.path(field);
    if (!value.isArray())
      throw new Wrong("wrong-type", "the field '" + field + "' must be a list of texts");
    for (JsonNode each : value) {
      if (!each.isString())
        throw new Wrong("wrong-type", "the field '" + field + "' must be a list of texts");
      list.add(each.asString());
    }
    return list;
  }
}
