package hypergate.server.protocol;

import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/// Which members and words of openapi.yaml have been seen in something that was sent: `View.deal`,
/// `SeatView.status=window`.
public final class Coverage {
  private final Set<String> seen = new TreeSet<>();

  /// Notes what an object shows.
  public void note(String schema, JsonNode node) {
    look(Schemas.all().path(schema), node, schema);
  }

  private void look(JsonNode schema, JsonNode node, String place) {
    if (node.isNull()) return;
    if (schema.path("$ref").isString()) {
      String name = schema.path("$ref").stringValue().replaceFirst(".*/", "");
      look(Schemas.all().path(name), node, name);
      return;
    }
    JsonNode kinds = schema.path("discriminator").path("mapping");
    for (JsonNode way : schema.path("oneOf")) {
      if (way.path("type").asString("").equals("null")) continue;
      String only = kinds.path(node.path("kind").asString("")).asString("");
      if (only.isEmpty() || way.toString().contains(only.replaceFirst(".*/", "/") + "\""))
        look(way, node, place);
    }
    if (schema.has("enum")) seen.add(place + "=" + node.asString(""));
    for (JsonNode element : node.isArray() ? node : schema.path("nothing"))
      look(schema.path("items"), element, place);
    if (!node.isObject()) return;
    node.properties()
        .forEach(
            member -> {
              JsonNode known = schema.path("properties").path(member.getKey());
              boolean free = known.isMissingNode();
              String inside = free ? place : inside(place, member.getKey());
              if (!free && !member.getValue().isNull()) seen.add(inside);
              look(free ? schema.path("additionalProperties") : known, member.getValue(), inside);
            });
  }

  private static String inside(String place, String member) {
    // A message's sections are those of a view.
    return (place.equals("Sections") ? "View" : place) + "." + member;
  }

  /// What the schemas promise and nothing has shown.
  ///
  /// @param schemas which of them
  public Set<String> missing(Iterable<String> schemas) {
    Set<String> missing = new TreeSet<>();
    for (String name : schemas) promised(Schemas.all().path(name), name, missing);
    missing.removeAll(seen);
    return missing;
  }

  private static void promised(JsonNode schema, String place, Set<String> all) {
    for (JsonNode word : schema.path("enum")) all.add(place + "=" + word.asString(""));
    schema
        .path("properties")
        .properties()
        .forEach(
            member -> {
              all.add(place + "." + member.getKey());
              promised(member.getValue(), place + "." + member.getKey(), all);
            });
    for (String inner : new String[] {"items", "additionalProperties"})
      if (schema.path(inner).isObject()) promised(schema.path(inner), place, all);
  }
}
