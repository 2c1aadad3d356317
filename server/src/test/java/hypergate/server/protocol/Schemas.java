package hypergate.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Holds objects that we send against openapi.yaml, to the letter: a member that is not written
/// there is a mistake, and so is a null that is not.
public final class Schemas {
  private static final String SCHEMAS = "#/components/schemas/";
  private static final ObjectNode ALL = load();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(Dialects.getOpenApi31());
  private static final Map<String, Schema> READ = new ConcurrentHashMap<>();

  private Schemas() {}

  private static ObjectNode load() {
    try (InputStream in =
        Objects.requireNonNull(
            Schemas.class.getResourceAsStream("/hypergate/server/openapi.yaml"))) {
      Object file = new Load(LoadSettings.builder().build()).loadFromInputStream(in);
      JsonNode tree = Json.MAPPER.valueToTree(file);
      ObjectNode all = (ObjectNode) tree.path("components").path("schemas");
      // What a message changes are sections of a view.
      ObjectNode sections = ((ObjectNode) all.path("View")).deepCopy();
      sections.remove("required");
      all.set("Sections", sections);
      close(all);
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // Where nothing says that there may be more, there is nothing more.
  private static void close(JsonNode node) {
    if (node instanceof ArrayNode list) list.forEach(Schemas::close);
    if (!(node instanceof ObjectNode object)) return;
    for (String name : List.copyOf(object.propertyNames())) {
      JsonNode inner = object.path(name);
      if (inner.isString() && inner.stringValue().startsWith(SCHEMAS))
        object.put(name, "#/$defs/" + inner.stringValue().substring(SCHEMAS.length()));
      else close(inner);
    }
    if (object.path("properties").isObject()
        && object.path("type").toString().contains("\"object\"")
        && !object.has("additionalProperties")) object.put("additionalProperties", false);
  }

  /// The schemas by name, as they are checked.
  public static ObjectNode all() {
    return ALL;
  }

  private static Schema schema(String pointer) {
    return READ.computeIfAbsent(
        pointer,
        _ -> {
          ObjectNode root = Json.MAPPER.createObjectNode();
          root.set("$defs", ALL);
          root.put("$ref", "#/$defs/" + pointer);
          return REGISTRY.getSchema(root);
        });
  }

  /// Checks an object that becomes JSON.
  public static void check(String schema, Object value) {
    checkText(schema, Json.text(value));
  }

  /// Checks JSON text.
  public static void checkText(String schema, String json) {
    checkNode(schema, Json.MAPPER.readTree(json));
  }

  /// Checks what was read from JSON.
  public static void checkNode(String schema, JsonNode node) {
    List<Error> faults = schema(schema).validate(node);
    assertThat(faults)
        .as(
            () -> {
              String text = node.toString();
              return schema + ": " + text.substring(0, Math.min(text.length(), 2000));
            })
        .isEmpty();
  }
}
