package hypergate.workshop.schema;

import hypergate.workshop.words.Constant;
import hypergate.workshop.words.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What values of card files look like, as JSON schema. Expressions are text to it: what stands in
/// them is read by `hypergate workshop check`.
public final class Shapes {
  /// The longest expression.
  private static final int LONGEST = 400;

  /// What nobody can see makes no text; line breaks do.
  private static final String SEEN = "^(?:[^\\p{Cc}\\p{Cf}]|\\s)*$";

  private Shapes() {}

  /// A sentence.
  public static Map<String, Object> text() {
    return of("type", List.of("string", "number"), "pattern", SEEN);
  }

  /// A sentence with something in it.
  public static Map<String, Object> needed() {
    return of("type", List.of("string", "number"), "pattern", SEEN, "minLength", 1);
  }

  /// A text of a form.
  public static Map<String, Object> text(String pattern) {
    return of("type", List.of("string", "number"), "pattern", pattern);
  }

  /// `true` or `false`.
  public static Map<String, Object> truth() {
    return of("type", "boolean");
  }

  /// A whole number.
  public static Map<String, Object> number(int least, int most) {
    return of("type", "integer", "minimum", least, "maximum", most);
  }

  /// One of a few words.
  public static Map<String, Object> word(List<String> words) {
    return of("enum", words);
  }

  /// A constant of the engine.
  public static <E extends Enum<E>> Map<String, Object> word(E[] all) {
    return word(Arrays.stream(all).map(Constant::notation).toList());
  }

  /// An expression that stands for a type.
  public static Map<String, Object> expression(Type type) {
    Object types =
        switch (type) {
          case NUMBER -> List.of("string", "integer");
          case TRUTH -> List.of("string", "boolean");
          default -> "string";
        };
    Map<String, Object> one = of("type", types, "minLength", 1, "maxLength", LONGEST);
    return type.element() == null ? one : any(List.of(one, list(expression(type.element()))));
  }

  private static Map<String, Object> list(Map<String, Object> one) {
    return of("type", "array", "items", one);
  }

  /// One of several shapes.
  public static Map<String, Object> any(List<?> shapes) {
    return of("anyOf", shapes);
  }

  /// A list of something, or one of it alone.
  public static Map<String, Object> several(Map<String, Object> one) {
    return any(List.of(one, list(one)));
  }

  /// The same, with at most so many.
  public static Map<String, Object> several(Map<String, Object> one, int most) {
    return any(List.of(one, of("type", "array", "items", one, "maxItems", most)));
  }

  /// What stands in the file under a name.
  public static Map<String, Object> named(String name) {
    return of("$ref", "#/$defs/" + name);
  }

  /// Words, each with the sentence that explains it.
  static Map<String, Object> explained(Map<String, String> words) {
    List<Object> all = new ArrayList<>();
    words.forEach((word, text) -> all.add(of("const", word, "description", text)));
    return any(all);
  }

  /// The steps of a kind of card.
  public static Map<String, Object> steps(String kind) {
    return named("steps-" + kind);
  }

  /// The role, the phases and the effects of a side of a card.
  public static Group acts(String kind) {
    return new Group()
        .may("role", "Who may use it, as its bar says.", named("role"))
        .may("phases", "The phases on its bar.", several(named("phase")))
        .may("effects", "What it does.", named("effects-" + kind));
  }

  /// A map in the order in which it is written.
  static Map<String, Object> of(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
    return map;
  }
}
