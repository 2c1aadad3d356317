package hypergate.catalogue;

import hypergate.catalogue.variants.CatalogueVariant;
import hypergate.catalogue.variants.CatalogueVariants;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The words of queries: which values a field can have, other words for them, words that stand
/// alone, and stored queries with a name.
final class Vocabulary {
  private static final List<String> SETS =
      List.of(
          "base",
          "incursion",
          "conflict",
          "alliance",
          "storm",
          "dominion",
          "eons",
          "odyssey",
          "promo",
          "warp",
          "classic",
          "fan",
          "reda",
          "oliviera",
          "hlavacek");

  private static final int PUBLISHED = 8;

  private static final List<String> PUBLISHED_SETS = SETS.subList(0, PUBLISHED);

  private static final Map<String, List<String>> ALSO =
      Map.of(
          "role:main", List.of("offense", "defense"),
          "role:any", List.of("bystander"),
          "role:not-main", List.of("ally", "bystander"),
          "phase:start", List.of("start-turn"),
          "status:missing", List.of("described"),
          "obligation:mandatory", List.of("M"),
          "obligation:optional", List.of("O"),
          "experience:green", List.of("Novice"),
          "experience:yellow", List.of("Advanced"),
          "experience:red", List.of("Expert"));

  private static final Map<String, List<Field>> HAS = new TreeMap<>();

  private static final Map<String, String> NAMED = new LinkedHashMap<>();

  static {
    HAS.put("flare", List.of(Field.WILD, Field.SUPER, Field.WILD1, Field.SUPER1));
    HAS.put("report", List.of(Field.WIN));
    for (CatalogueVariant variant : CatalogueVariants.ALL) {
      HAS.putAll(variant.possessions());
      NAMED.putAll(variant.named());
    }
    for (String set : PUBLISHED_SETS) NAMED.put("ffg-" + set, "kind:alien set:" + set);
  }

  private Vocabulary() {}

  /// Whether a set is one of the boxes of Fantasy Flight.
  static boolean isPublished(String set) {
    return PUBLISHED_SETS.contains(set);
  }

  /// The kind that a plural such as `aliens` asks for; null: it is another word.
  static @Nullable String plural(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (!lower.endsWith("s")) return null;
    String one = lower.substring(0, lower.length() - 1);
    return values(Field.KIND).contains(one) ? one : null;
  }

  /// The values that a closed field can have.
  static List<String> values(Field field) {
    return switch (field) {
      case KIND -> Kinds.values().stream().map(Kind::word).toList();
      case SET -> Stream.concat(SETS.stream(), NAMED.keySet().stream()).toList();
      case STATUS -> List.of(Entry.ENFORCED, Entry.DESCRIBED, Entry.EXCLUDED, "missing");
      case EXPERIENCE -> List.of("Novice", "Advanced", "Expert", "green", "yellow", "red");
      case OBLIGATION -> List.of("O", "M", "B", "mandatory", "optional");
      case ROLE -> List.of("offense", "defense", "ally", "bystander", "main", "any", "not-main");
      case PHASE -> Stream.concat(phases(), Stream.of("start")).toList();
      case WINDOW -> Stream.of(Window.values()).map(Timing::word).toList();
      case TECH -> List.of("uses", "marginal");
      default -> List.of();
    };
  }

  private static Stream<String> phases() {
    return Stream.of(Phase.values()).map(Phase::word);
  }

  /// What a value stands for.
  static List<String> meaning(Field field, String value) {
    String key = field.word() + ":" + value.toLowerCase(Locale.ROOT);
    return ALSO.getOrDefault(key, List.of(value));
  }

  /// The stored query that a set of this name asks for, or a theme where a variant has named it;
  /// null: there is none.
  static @Nullable String stored(Field field, String name) {
    boolean isTheme =
        field == Field.THEME
            && CatalogueVariants.ALL.stream().anyMatch(one -> one.named().containsKey(name));
    return field == Field.SET || isTheme ? NAMED.get(name) : null;
  }

  /// Names of stored queries.
  static List<String> stored() {
    return List.copyOf(NAMED.keySet());
  }

  /// What `has:` can be asked about.
  static List<String> possessions() {
    List<String> all = new ArrayList<>(HAS.keySet());
    for (Field field : Field.values()) all.add(field.word());
    all.sort(null);
    return all;
  }

  /// The fields of which one must be known for `has:` to hold.
  static List<Field> possession(String what) {
    List<Field> fields = HAS.get(what);
    return fields != null ? fields : Field.named(what).map(List::of).orElse(List.of());
  }

  /// Whether a word is a kind and not also a type of powers or cards.
  static boolean isKind(String word) {
    return Kinds.named(word).filter(kind -> !kind.isType()).isPresent();
  }

  /// The words before a colon.
  static List<String> fields() {
    return Stream.concat(Stream.of(Field.values()).map(Field::word), Stream.of("has")).toList();
  }

  /// The query for a word that is no text; null: it is text.
  static @Nullable Query flag(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "mandatory" -> is(Field.OBLIGATION, "M", "B");
      case "optional" -> is(Field.OBLIGATION, "O", "B");
      case "enforced" -> is(Field.STATUS, Entry.ENFORCED);
      case "missing" -> is(Field.STATUS, Entry.DESCRIBED);
      default -> null;
    };
  }

  private static Query is(Field field, String... values) {
    return new Query.Has(field, Query.Comparison.IS, List.of(values));
  }
}
