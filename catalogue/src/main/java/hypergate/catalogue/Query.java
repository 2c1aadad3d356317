package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Which entries are wanted, as a tree. Its text is a query that reads as the same tree.
public sealed interface Query {
  /// Reads a query. The number of a rule or ruling alone asks for that one; what cites it is asked
  /// for by `rule:R-21.1`.
  ///
  /// @throws QueryError with the column where it breaks and the nearest query that does not
  static Query parse(String text) {
    String number = text.strip();
    return NumberedRules.isNumber(number)
        ? new Has(Field.NAME, Comparison.EQUAL, List.of(number))
        : QueryParser.parse(text);
  }

  /// The query that wants all of these.
  static Query all(List<Query> parts) {
    if (parts.isEmpty()) return new Everything();
    return parts.size() == 1 ? parts.getFirst() : new And(List.copyOf(parts));
  }

  /// What must fit, part by part; none for everything.
  default List<Query> conditions() {
    return switch (this) {
      case Everything _ -> List.of();
      case And(List<Query> parts) -> parts;
      default -> List.of(this);
    };
  }

  /// Everything: the empty query.
  record Everything() implements Query {
    @Override
    public String toString() {
      return "";
    }
  }

  /// All of these.
  record And(List<Query> parts) implements Query {
    @Override
    public String toString() {
      return parts.stream()
          .map(p -> p instanceof Or ? "(" + p + ")" : p.toString())
          .collect(Collectors.joining(" "));
    }
  }

  /// Any of these.
  record Or(List<Query> parts) implements Query {
    @Override
    public String toString() {
      return parts.stream().map(Query::toString).collect(Collectors.joining(" OR "));
    }
  }

  /// Not this.
  record Not(Query part) implements Query {
    @Override
    public String toString() {
      boolean several =
          part instanceof And
              || part instanceof Or
              || part instanceof Words words && !words.exact && words.text.indexOf(' ') > 0;
      return several ? "-(" + part + ")" : "-" + part;
    }
  }

  /// Full text.
  ///
  /// @param exact the words stand as they are and one after another
  record Words(String text, boolean exact) implements Query {
    @Override
    public String toString() {
      return exact ? "\"" + text + "\"" : text;
    }
  }

  /// Something is known in one of these fields.
  ///
  /// @param what the word for it
  record Known(String what, List<Field> fields) implements Query {
    boolean fits(Entry entry) {
      for (Field field : fields) if (entry.has(field)) return true;
      return false;
    }

    @Override
    public String toString() {
      return "has:" + what;
    }
  }

  /// A stored query with a name: `tech`, `ffg-base`.
  record Named(String name, Query query) implements Query {
    @Override
    public String toString() {
      return "set:" + name;
    }
  }

  /// How a value is compared.
  enum Comparison {
    IS(":"),
    EQUAL("="),
    UNEQUAL("!="),
    LESS("<"),
    AT_MOST("<="),
    MORE(">"),
    AT_LEAST(">=");

    private final String sign;

    Comparison(String sign) {
      this.sign = sign;
    }

    /// As written: `<=`.
    public String sign() {
      return sign;
    }

    private boolean holds(int order) {
      return switch (this) {
        case IS, EQUAL -> order == 0;
        case UNEQUAL -> order != 0;
        case LESS -> order < 0;
        case AT_MOST -> order <= 0;
        case MORE -> order > 0;
        case AT_LEAST -> order >= 0;
      };
    }
  }

  /// A field has one of these values.
  record Has(Field field, Comparison comparison, List<String> wanted) implements Query {
    boolean fits(Entry entry) {
      if (comparison == Comparison.UNEQUAL)
        return entry.has(field) && wanted.stream().noneMatch(w -> is(entry, w, Comparison.EQUAL));
      return wanted.stream().anyMatch(w -> is(entry, w, comparison));
    }

    /// Whether one of the values that are wanted is this one.
    boolean isAsked(String value) {
      return wanted.stream().anyMatch(w -> is(value, w, comparison));
    }

    /// The same with this value besides.
    Has or(String value) {
      List<String> more = new ArrayList<>(wanted);
      more.add(value);
      return new Has(field, comparison, List.copyOf(more));
    }

    /// The same without this value; empty when no other is wanted.
    Optional<Has> without(String value) {
      List<String> others = wanted.stream().filter(w -> !is(value, w, comparison)).toList();
      return others.isEmpty() ? Optional.empty() : Optional.of(new Has(field, comparison, others));
    }

    private boolean is(Entry entry, String value, Comparison comparison) {
      for (String known : entry.all(field)) if (is(known, value, comparison)) return true;
      return false;
    }

    private boolean is(String known, String value, Comparison comparison) {
      int rank = Order.rank(field, value);
      if (rank >= 0) return comparison.holds(Integer.compare(Order.rank(field, known), rank));
      if (field.shape() == Field.Shape.NUMBER) return isNumber(known, value, comparison);
      String one = known.toLowerCase(Locale.ROOT);
      String other = value.toLowerCase(Locale.ROOT);
      if (comparison == Comparison.IS && field.shape() == Field.Shape.PROSE)
        return one.contains(other);
      if (comparison == Comparison.IS && field.shape() == Field.Shape.OPEN && hasWord(one, other))
        return true;
      if (comparison == Comparison.IS && other.endsWith("*"))
        return one.startsWith(other.substring(0, other.length() - 1));
      return comparison.holds(one.compareTo(other));
    }

    // `author:katz` finds Gerald Katz: any word of a name is enough.
    private static boolean hasWord(String name, String word) {
      for (String one : name.split("[\\s,]+")) if (one.equals(word)) return true;
      return false;
    }

    private static boolean isNumber(String known, String value, Comparison comparison) {
      boolean numbers = known.matches("-?[\\d.]+") && value.matches("-?[\\d.]+");
      if (numbers)
        return comparison.holds(
            Double.compare(Double.parseDouble(known), Double.parseDouble(value)));
      boolean sameWord = known.equalsIgnoreCase(value);
      return sameWord && (comparison == Comparison.IS || comparison == Comparison.EQUAL);
    }

    @Override
    public String toString() {
      return field.word()
          + comparison.sign()
          + wanted.stream().map(QueryParser::quoted).collect(Collectors.joining(","));
    }
  }
}
