package hypergate.catalogue;

import hypergate.catalogue.Query.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads a query of one line: `type:alien set:base role:ally -mandatory cost<=4 text:"warp"`, with
/// `OR`, brackets and quotation marks. Words that stand alone are text.
final class QueryParser {
  private static final int MENDINGS = 20;
  private static final int DEEPEST = 250;

  private final String text;
  private int at;
  private int depth;

  private QueryParser(String text) {
    this.text = text;
  }

  static Query parse(String text) {
    try {
      return new QueryParser(text).all();
    } catch (QueryError error) {
      throw error.near(nearest(text, error));
    }
  }

  // Mends one mistake after another, from the left.
  private static String nearest(String text, QueryError first) {
    String query = first.mend(text);
    for (int i = 0; i < MENDINGS; i++) {
      try {
        new QueryParser(query).all();
        return query;
      } catch (QueryError further) {
        query = further.mend(query);
      }
    }
    return "";
  }

  /// A value as it is written in a query.
  static String quoted(String value) {
    boolean plain = value.matches("[^\\s\"(),:<>=!|-][^\\s\"(),:<>=!|]*");
    return plain ? value : "\"" + value.replace("\"", "") + "\"";
  }

  private Query all() {
    Query query = or();
    if (at < text.length()) throw error("this bracket closes nothing", at, at + 1, "");
    return query;
  }

  private Query or() {
    List<Query> parts = new ArrayList<>();
    parts.add(and());
    while (isOr()) {
      int from = at;
      at += text.charAt(at) == '|' ? 1 : 2;
      Query part = and();
      boolean empty = part instanceof Query.Everything;
      if (empty && text.startsWith("or", from)) continue;
      if (empty || parts.getLast() instanceof Query.Everything)
        throw error("OR stands between two things; one is missing", from, at, "");
      parts.add(part);
    }
    return any(parts);
  }

  private Query and() {
    List<Query> parts = new ArrayList<>();
    while (skipSpace() && text.charAt(at) != ')' && !isOr()) {
      Query part = one();
      if (part instanceof Query.And and) parts.addAll(and.parts());
      else if (!(part instanceof Query.Everything)) parts.add(part);
    }
    return Query.all(PlainWords.read(parts));
  }

  private static Query any(List<Query> parts) {
    List<Query> flat = new ArrayList<>();
    for (Query part : parts) flat.addAll(part instanceof Query.Or or ? or.parts() : List.of(part));
    return flat.size() == 1 ? flat.getFirst() : new Query.Or(List.copyOf(flat));
  }

  private boolean isOr() {
    return skipSpace() && (text.charAt(at) == '|' || isWord("OR") || isWord("or"));
  }

  private boolean isWord(String word) {
    int end = at + word.length();
    return text.startsWith(word, at) && (end == text.length() || isEnd(text.charAt(end)));
  }

  private Query one() {
    char c = text.charAt(at);
    if (c == '-' || isWord("NOT")) return not(c == '-' ? 1 : 3);
    if (c == '(') return bracket();
    if (c == '"') return words(quotation(), true);
    int from = at;
    while (at < text.length() && !isEnd(text.charAt(at)) && sign() == null) at++;
    String word = text.substring(from, at);
    Comparison sign = at < text.length() ? sign() : null;
    if (sign == null) return word(word);
    int after = at + sign.sign().length();
    if (word.isEmpty())
      throw error("before " + sign.sign() + " a field is missing", from, after, "");
    at = after;
    return term(word, from, sign);
  }

  private static Query word(String word) {
    Query flag = Vocabulary.flag(word);
    return flag != null ? flag : words(word, false);
  }

  // Signs without a letter or digit are no text that could be found.
  private static Query words(String text, boolean exact) {
    boolean none = Tokens.of(text).isEmpty();
    return none ? new Query.Everything() : new Query.Words(text, exact);
  }

  private Query not(int length) {
    int from = at;
    at += length;
    boolean more = length == 1 ? at < text.length() : skipSpace();
    char next = more ? text.charAt(at) : ')';
    if (next == ')' || next == '|' || Character.isWhitespace(next))
      throw error(
          "after " + text.substring(from, from + length) + " something is missing", from, at, "");
    deeper(from);
    Query part = one();
    depth--;
    if (part instanceof Query.Everything) return part;
    return new Query.Not(PlainWords.read(List.of(part)).getFirst());
  }

  private Query bracket() {
    int from = at++;
    deeper(from);
    Query inner = or();
    depth--;
    if (at >= text.length())
      throw error("this bracket is not closed", from, text.length(), text.substring(from) + ")");
    at++;
    return inner;
  }

  private void deeper(int from) {
    if (++depth > DEEPEST) throw error("nothing is nested so deep", from, text.length(), "");
  }

  private String quotation() {
    int from = at;
    int end = text.indexOf('"', at + 1);
    if (end < 0)
      throw error(
          "this quotation mark is not closed", from, text.length(), text.substring(from) + "\"");
    at = end + 1;
    return text.substring(from + 1, end);
  }

  private @Nullable Comparison sign() {
    for (Comparison comparison :
        List.of(
            Comparison.UNEQUAL,
            Comparison.AT_MOST,
            Comparison.AT_LEAST,
            Comparison.IS,
            Comparison.EQUAL,
            Comparison.LESS,
            Comparison.MORE)) if (text.startsWith(comparison.sign(), at)) return comparison;
    return null;
  }

  private static boolean isEnd(char c) {
    return Character.isWhitespace(c) || c == '(' || c == ')' || c == '"' || c == '|';
  }

  private Query term(String word, int from, Comparison sign) {
    List<int[]> spans = new ArrayList<>();
    List<String> values = values(spans);
    String name = word.toLowerCase(Locale.ROOT);
    if (values.isEmpty())
      throw error("after " + word + sign.sign() + " a value is missing", from, at, "");
    if (name.equals("has")) return possession(values, spans);
    if (name.equals("text")) return text(values, from);
    Field field = Field.named(name).orElse(null);
    if (field == null) throw unknownField(word, from);
    if (field == Field.SET || field == Field.TYPE || field == Field.THEME)
      return each(field, sign, values, spans);
    return has(field, sign, values, spans);
  }

  private Query has(Field field, Comparison sign, List<String> values, List<int[]> spans) {
    List<String> wanted = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      check(field, values.get(i), spans.get(i));
      wanted.addAll(Vocabulary.meaning(field, values.get(i)));
    }
    return new Query.Has(field, sign, List.copyOf(wanted));
  }

  // A set or theme may be a stored query, and `type:alien` asks for the kind, `type:combat` for the
  // type of
  // power.
  private Query each(Field field, Comparison sign, List<String> values, List<int[]> spans) {
    boolean not = sign == Comparison.UNEQUAL;
    List<Query> parts = new ArrayList<>();
    List<String> kinds = new ArrayList<>();
    List<String> plain = new ArrayList<>();
    List<int[]> places = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      String value = values.get(i).toLowerCase(Locale.ROOT);
      String stored = Vocabulary.stored(field, value);
      if (stored != null) {
        Query named = new Query.Named(value, parse(stored));
        parts.add(not ? new Query.Not(named) : named);
      } else if (field == Field.TYPE && Vocabulary.isKind(value)) kinds.add(value);
      else {
        plain.add(values.get(i));
        places.add(spans.get(i));
      }
    }
    if (!kinds.isEmpty()) parts.add(new Query.Has(Field.KIND, sign, List.copyOf(kinds)));
    if (!plain.isEmpty()) parts.add(has(field, sign, plain, places));
    return not ? Query.all(parts) : any(parts);
  }

  private Query text(List<String> values, int from) {
    List<Query> parts = new ArrayList<>();
    for (String value : values)
      if (words(value, true) instanceof Query.Words words) parts.add(words);
    if (parts.isEmpty()) throw error("there is no word in this text", from, at, "");
    return any(parts);
  }

  private List<String> values(List<int[]> spans) {
    List<String> values = new ArrayList<>();
    while (at < text.length()) {
      int from = at;
      if (text.charAt(at) == '"') values.add(quotation());
      else {
        while (at < text.length() && !isEnd(text.charAt(at)) && text.charAt(at) != ',') at++;
        if (at == from) break;
        values.add(text.substring(from, at));
      }
      spans.add(new int[] {from, at});
      if (at >= text.length() || text.charAt(at) != ',') break;
      at++;
    }
    return values;
  }

  private Query possession(List<String> values, List<int[]> spans) {
    List<Query> all = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      String what = values.get(i).toLowerCase(Locale.ROOT);
      List<Field> fields = Vocabulary.possession(what);
      if (fields.isEmpty())
        throw unknownValue("has", values.get(i), spans.get(i), Vocabulary.possessions());
      all.add(new Query.Known(what, fields));
    }
    return all.size() == 1 ? all.getFirst() : new Query.And(List.copyOf(all));
  }

  private void check(Field field, String value, int[] span) {
    if (value.isBlank())
      throw error("an empty value for " + field.word(), span[0], span[1], "\"?\"");
    List<String> known = Vocabulary.values(field);
    if (field.shape() == Field.Shape.CLOSED
        && known.stream().noneMatch(k -> k.equalsIgnoreCase(value)))
      throw unknownValue(field.word(), value, span, known);
    boolean number = value.matches("-?\\d+(\\.\\d+)?");
    if (field.shape() == Field.Shape.NUMBER
        && !number
        && !value.toUpperCase(Locale.ROOT).startsWith("X"))
      throw error(
          field.word() + " is compared with a number, not with '" + value + "'",
          span[0],
          span[1],
          digits(value));
  }

  private static String digits(String value) {
    String digits = value.replaceAll("\\D", "");
    return digits.isEmpty() ? "1" : digits.substring(0, Math.min(9, digits.length()));
  }

  private QueryError unknownField(String word, int from) {
    List<String> fields = Vocabulary.fields();
    String near = Spelling.nearest(word, fields).orElse("");
    if (!near.isEmpty())
      return error(
          "there is no field '" + word + "'; did you mean " + near + "?",
          from,
          from + word.length(),
          near);
    String whole = text.substring(from, at).replace("\"", "");
    return error(
        "there is no field '" + word + "'; there are " + String.join(", ", fields),
        from,
        at,
        "\"" + whole + "\"");
  }

  private QueryError unknownValue(String field, String value, int[] span, List<String> known) {
    String near = Spelling.nearest(value, known).orElse("");
    String hint =
        near.isEmpty() ? "; there are " + String.join(", ", known) : "; did you mean " + near + "?";
    return error(
        field + " cannot be '" + value + "'" + hint,
        span[0],
        span[1],
        near.isEmpty() ? known.getFirst() : near);
  }

  // Columns count from 1.
  private static QueryError error(String message, int from, int end, String mended) {
    return new QueryError(message, from + 1, end + 1, mended);
  }

  private boolean skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    return at < text.length();
  }
}
