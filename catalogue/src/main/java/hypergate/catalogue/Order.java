package hypergate.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// In which order entries stand: by fields, each up or down; ties by name. Without any the best
/// matches come first.
///
/// @param keys what decides, the first one first
public record Order(List<Key> keys) {
  /// The best matches first.
  public static final Order RELEVANCE = new Order(List.of());

  private static final List<String> EXPERIENCE = List.of("novice", "advanced", "expert");
  private static final Comparator<String> NAMES =
      Comparator.comparing((String name) -> name.toLowerCase(Locale.ROOT));

  /// One field.
  public record Key(Field field, boolean down) {}

  /// Reads `name`, `-experience`, `origin,-cost`; `relevance` for the best first.
  ///
  /// @throws IllegalArgumentException when there is no such field, with what there is
  public static Order of(String text) {
    List<Key> keys = new ArrayList<>();
    if (text.equals("relevance")) return RELEVANCE;
    for (String part : text.split(",")) {
      boolean down = part.startsWith("-");
      String word = down ? part.substring(1) : part;
      Optional<Field> field = Field.named(word.strip());
      if (field.isEmpty()) {
        List<String> fields = Vocabulary.fields();
        String near =
            Spelling.nearest(word, fields)
                .map(n -> "did you mean " + n + "?")
                .orElse("there are relevance, " + String.join(", ", fields));
        throw new IllegalArgumentException("cannot sort by '" + word + "'; " + near);
      }
      keys.add(new Key(field.get(), down));
    }
    return new Order(List.copyOf(keys));
  }

  /// The place of a value among the few that have an order of their own; -1: it has none.
  static int rank(Field field, String value) {
    return field == Field.EXPERIENCE ? EXPERIENCE.indexOf(value.toLowerCase(Locale.ROOT)) : -1;
  }

  /// Compares entries; what is not known comes last, up or down.
  Comparator<Entry> comparator() {
    Comparator<Entry> all = (_, _) -> 0;
    for (Key key : keys) all = all.thenComparing(by(key));
    return all.thenComparing(Entry::name, NAMES).thenComparing(Entry::id);
  }

  private static Comparator<Entry> by(Key key) {
    return (one, other) -> {
      boolean known = one.has(key.field);
      if (known != other.has(key.field)) return known ? -1 : 1;
      if (!known) return 0;
      int order = compare(key.field, one, other);
      return key.down ? -order : order;
    };
  }

  private static int compare(Field field, Entry one, Entry other) {
    int rank = rank(field, one.first(field));
    if (rank >= 0) return Integer.compare(rank, rank(field, other.first(field)));
    if (field.shape() == Field.Shape.NUMBER) {
      double number = one.number(field);
      double second = other.number(field);
      // Numbers come before words such as X.
      if (!Double.isNaN(number) || !Double.isNaN(second)) return Double.compare(number, second);
    }
    return NAMES.compare(String.join(",", one.all(field)), String.join(",", other.all(field)));
  }
}
