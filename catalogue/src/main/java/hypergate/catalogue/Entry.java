package hypergate.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// One entry of the catalogue: an alien, a card, a rule, a ruling. Immutable; equal when all that
/// is known is.
///
/// @param values what is known, by field; a field without values is left out
public record Entry(Map<Field, List<String>> values) {
  /// The engine plays it.
  public static final String ENFORCED = "enforced";

  /// It only stands in the catalogue yet.
  public static final String DESCRIBED = "described";

  /// It will never be played here: it needs something that a screen does not have.
  public static final String EXCLUDED = "excluded";

  /// An entry with these values.
  public Entry {
    EnumMap<Field, List<String>> copy = new EnumMap<>(Field.class);
    values.forEach((field, list) -> put(copy, field, list));
    if (!copy.containsKey(Field.KIND) || !copy.containsKey(Field.ID))
      throw new IllegalArgumentException("an entry needs a kind and an id: " + copy);
    values = Collections.unmodifiableMap(copy);
  }

  // In one line each: records are read line by line.
  private static void put(Map<Field, List<String>> copy, Field field, List<String> list) {
    List<String> clean =
        list.stream()
            .map(v -> v.replaceAll("\\s+", " ").strip())
            .filter(v -> !v.isEmpty())
            .toList();
    if (!clean.isEmpty()) copy.put(field, clean);
  }

  /// What it is.
  public Kind kind() {
    return Kinds.of(first(Field.KIND));
  }

  /// Its id, unlike that of any other entry.
  public String id() {
    return first(Field.ID);
  }

  /// Its name.
  public String name() {
    return first(Field.NAME);
  }

  /// All values of a field; empty when nothing is known.
  public List<String> all(Field field) {
    return values.getOrDefault(field, List.of());
  }

  /// The value of a field, or the first of several; empty when nothing is known.
  public String first(Field field) {
    List<String> all = all(field);
    return all.isEmpty() ? "" : all.getFirst();
  }

  /// Whether anything is known.
  public boolean has(Field field) {
    return values.containsKey(field);
  }

  /// Obligation, origin and restrictions as the old database wrote them: `M:FFG:2`; empty when none
  /// of the first two is known.
  public String code() {
    if (!has(Field.ORIGIN) && !has(Field.OBLIGATION)) return "";
    String duty = has(Field.OBLIGATION) ? first(Field.OBLIGATION) : "-";
    String restrictions = String.join("", all(Field.RESTRICTION));
    return duty + ":" + first(Field.ORIGIN) + (restrictions.isEmpty() ? "" : ":" + restrictions);
  }

  /// It as a JSON object of one line: the fields that are known, and its code.
  public String json() {
    return JsonText.object(this);
  }

  /// Whether the engine plays it.
  public boolean isEnforced() {
    return first(Field.STATUS).equals(ENFORCED);
  }

  /// A number, or NaN where there is none.
  public double number(Field field) {
    String value = first(field);
    return value.matches("-?\\d+(\\.\\d+)?") ? Double.parseDouble(value) : Double.NaN;
  }

  /// The same with other values of a field.
  public Entry with(Field field, List<String> list) {
    Map<Field, List<String>> more = new EnumMap<>(values);
    more.put(field, list);
    return new Entry(more);
  }

  /// Writes an entry field by field.
  static final class Builder {
    private final Map<Field, List<String>> values = new EnumMap<>(Field.class);

    Builder(Kind kind, String id, String name) {
      put(Field.KIND, kind.word()).put(Field.ID, id).put(Field.NAME, name);
    }

    Builder put(Field field, String value) {
      return put(field, List.of(value));
    }

    Builder put(Field field, List<String> list) {
      values.put(field, list);
      return this;
    }

    /// Puts a value where none stands yet.
    Builder orElse(Field field, String value) {
      if (String.join("", values.getOrDefault(field, List.of())).isBlank()) put(field, value);
      return this;
    }

    Builder add(Field field, List<String> more) {
      List<String> all = new ArrayList<>(values.getOrDefault(field, List.of()));
      for (String value : more) if (!all.contains(value)) all.add(value);
      return put(field, all);
    }

    Entry done() {
      return new Entry(values);
    }
  }
}
