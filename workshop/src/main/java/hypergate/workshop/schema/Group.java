package hypergate.workshop.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The schema of a group of keys: which may stand there and which must. Nothing else may.
public final class Group {
  private final Map<String, Object> keys = new LinkedHashMap<>();
  private final List<String> needed = new ArrayList<>();
  private final Map<String, Object> further = new LinkedHashMap<>();
  private String text = "";

  /// A group without keys.
  public Group() {}

  /// A key that may stand there.
  ///
  /// @param what one sentence for authors; empty where the key says it
  public Group may(String key, String what, Map<String, Object> value) {
    Map<String, Object> said = new LinkedHashMap<>();
    if (!what.isEmpty()) said.put("description", what);
    said.putAll(value);
    keys.put(key, said);
    return this;
  }

  /// A key that must stand there.
  public Group must(String key, String what, Map<String, Object> value) {
    needed.add(key);
    return may(key, what, value);
  }

  /// A key means something beside another one only.
  public Group beside(String key, String other) {
    further.put("dependentRequired", Map.of(key, List.of(other)));
    return this;
  }

  /// One of these keys must stand there, and only one.
  public Group either(String... some) {
    List<Object> each = new ArrayList<>();
    for (String one : some) each.add(Map.of("required", List.of(one)));
    further.put("oneOf", each);
    return this;
  }

  /// One sentence for authors about the whole group.
  public Group about(String sentence) {
    text = sentence;
    return this;
  }

  /// Takes the keys of another group, before its own.
  public Group after(Group other) {
    Group all = new Group();
    all.keys.putAll(other.keys);
    all.keys.putAll(keys);
    all.needed.addAll(other.needed);
    all.needed.addAll(needed);
    all.further.putAll(other.further);
    all.further.putAll(further);
    all.text = text;
    return all;
  }

  /// The group as JSON schema.
  public Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    if (!text.isEmpty()) schema.put("description", text);
    schema.put("type", "object");
    schema.put("properties", keys);
    if (!needed.isEmpty()) schema.put("required", needed);
    schema.putAll(further);
    schema.put("additionalProperties", false);
    return schema;
  }
}
