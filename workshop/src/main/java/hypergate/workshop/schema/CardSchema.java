package hypergate.workshop.schema;

import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The schema of card files, as it is published: what an editor needs to complete them and to mark
/// what cannot stand there. It is made from the words of cards and from what their readers read.
public final class CardSchema {
  private static final int WIDE = 90;

  private final Map<String, Object> definitions = new LinkedHashMap<>();
  private final List<Object> kinds = new ArrayList<>();

  /// A schema without any kind of card.
  public CardSchema() {
    definitions.put("role", Shapes.word(Role.values()));
    definitions.put("phase", Shapes.word(Step.values()));
    definitions.put("number", Shapes.word(Query.values()));
    definitions.put("moment", StepShapes.moments());
    definitions.put("bend", StepShapes.bend().schema());
    definitions.put("let", StepShapes.let().schema());
  }

  /// A kind of card whose files begin with a key.
  public void kind(String kind, Group keys) {
    definitions.put(kind, keys.schema());
    kinds.add(Shapes.named(kind));
  }

  /// Something to which keys refer by its name.
  public void define(String name, Group keys) {
    definitions.put(name, keys.schema());
  }

  /// What effects of a kind may say.
  ///
  /// @param moments the names that stand for several windows there
  public void effects(String kind, Set<String> moments) {
    new StepShapes(kind, moments).into(definitions);
  }

  /// The whole schema.
  public String json() {
    Map<String, Object> schema =
        Shapes.of(
            "$schema",
            "https://json-schema.org/draft/2020-12/schema",
            "title",
            "A card that somebody wrote for Hypergate",
            "description",
            "Made from the program: hypergate workshop schema prints it. What it cannot see, such"
                + " as what expressions say, is checked by hypergate workshop check.",
            "oneOf",
            kinds,
            "$defs",
            definitions);
    StringBuilder out = new StringBuilder();
    write(schema, "", out);
    return out.append('\n').toString();
  }

  // ---- writing

  private static void write(Object value, String indent, StringBuilder out) {
    switch (value) {
      case Map<?, ?> map when isSmall(map) -> line(map, out);
      case Map<?, ?> map -> object(map, indent, out);
      case List<?> list -> array(list, indent, out);
      case String text -> string(text, out);
      default -> out.append(value);
    }
  }

  private static boolean isSmall(Map<?, ?> map) {
    return map.values().stream().noneMatch(value -> value instanceof Map || value instanceof List)
        && map.toString().length() < WIDE;
  }

  private static void line(Map<?, ?> map, StringBuilder out) {
    String between = "{";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(between);
      string((String) entry.getKey(), out);
      out.append(": ");
      write(entry.getValue(), "", out);
      between = ", ";
    }
    out.append(map.isEmpty() ? "{}" : "}");
  }

  private static void object(Map<?, ?> map, String indent, StringBuilder out) {
    out.append('{');
    String between = "\n" + indent + "  ";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(between);
      string((String) entry.getKey(), out);
      out.append(": ");
      write(entry.getValue(), indent + "  ", out);
      between = ",\n" + indent + "  ";
    }
    out.append(map.isEmpty() ? "}" : "\n" + indent + "}");
  }

  // Words stand in one line, everything else one below the other.
  private static void array(List<?> list, String indent, StringBuilder out) {
    boolean words = list.stream().noneMatch(Map.class::isInstance);
    out.append('[');
    String between = words ? "" : "\n" + indent + "  ";
    for (Object one : list) {
      out.append(between);
      write(one, indent + "  ", out);
      between = words ? ", " : ",\n" + indent + "  ";
    }
    out.append(words ? "]" : "\n" + indent + "]");
  }

  private static void string(String text, StringBuilder out) {
    out.append('"');
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    out.append('"');
  }
}
