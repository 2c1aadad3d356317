package hypergate.workshop.meaning;

import dev.cel.common.CelIssue;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.Type;
import hypergate.workshop.words.Value;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Puts what CEL says of an expression into words for authors, who come from other languages or
/// from none: where it is wrong, and what was probably meant.
final class Mistakes {
  private static final Pattern UNKNOWN = Pattern.compile("undeclared reference to '([^']*)'.*");
  private static final Pattern FIELD = Pattern.compile("type '(.*)' does not support field sel.*");
  private static final Pattern MISFIT =
      Pattern.compile(
          "found no matching overload for '([^']*)' applied to '([^']*)'.*", Pattern.DOTALL);
  private static final Pattern SYNTAX =
      Pattern.compile("(?:extraneous|mismatched|no viable|missing|token recognition).*");
  private static final Pattern TOKEN = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*|[=<>!&|]+|\\S");
  private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");

  /// How other languages write what this one writes otherwise.
  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("=", "=="),
          Map.entry("=>", ">="),
          Map.entry("=<", "<="),
          Map.entry("<>", "!="),
          Map.entry("===", "=="),
          Map.entry("&", "&&"),
          Map.entry("|", "||"),
          Map.entry("and", "&&"),
          Map.entry("AND", "&&"),
          Map.entry("or", "||"),
          Map.entry("OR", "||"),
          Map.entry("not", "!"),
          Map.entry("NOT", "!"));

  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "any", "exists",
          "some", "exists",
          "every", "all",
          "count", "size",
          "length", "size",
          "contains", "in",
          "includes", "in");

  /// What all lists know.
  private static final List<String> OF_LISTS = List.of("all", "exists", "filter", "map", "size");

  private final Node node;
  private final String source;
  private final Scope scope;
  private final Map<String, Type> known;
  private final Problems problems;

  /// @param source the expression, which stands at the node
  /// @param known the values that it may name
  Mistakes(Node node, String source, Scope scope, Map<String, Type> known, Problems problems) {
    this.node = node;
    this.source = source;
    this.scope = scope;
    this.known = known;
    this.problems = problems;
  }

  /// Notes them, but those that only follow from one before.
  void note(Collection<CelIssue> issues) {
    for (CelIssue issue : issues) {
      String message = issue.getMessage();
      int at = offset(issue);
      if (SYNTAX.matcher(message).lookingAt()) {
        syntax(at);
        return;
      }
      Matcher unknown = UNKNOWN.matcher(message);
      Matcher misfit = MISFIT.matcher(message);
      Matcher field = FIELD.matcher(message);
      if (unknown.matches()) {
        if (unknown(unknown.group(1), at)) return;
      } else if (misfit.matches()) misfit(misfit.group(1), misfit.group(2), at);
      else if (field.matches()) field(field.group(1), at + 1);
      else
        add(
            at,
            Said.of(
                "This can't be read as an expression: {problem}.",
                "problem",
                message.lines().findFirst().orElse("")));
    }
  }

  private void add(int at, Said said) {
    problems.within(node, source, at, said);
  }

  private int offset(CelIssue issue) {
    int from = 0;
    for (int line = 1; line < issue.getSourceLocation().getLine(); line++)
      from = source.indexOf('\n', from) + 1;
    return Math.clamp(from + issue.getSourceLocation().getColumn(), 0, source.length());
  }

  // ---- what cannot be read

  private void syntax(int at) {
    String before = "";
    int began = 0;
    Matcher token = TOKEN.matcher(source);
    while (token.find()) {
      boolean here = token.end() > at;
      String sign = SIGNS.get(token.group());
      if (here && sign != null) {
        odd(token.group(), token.start(), sign);
        return;
      }
      if (here && SIGNS.containsKey(before)) break;
      if (here && "'\"".contains(token.group())) {
        add(token.start(), Problems.open());
        return;
      }
      if (here) {
        add(token.start(), Said.of("{what}.", "what", misplaced(token.group())));
        return;
      }
      before = token.group();
      began = token.start();
    }
    String sign = SIGNS.get(before);
    if (sign == null) add(source.length(), Said.of("This expression breaks off here."));
    else odd(before, began, sign);
  }

  private void odd(String token, int at, String sign) {
    add(at, Said.of("{what}; did you mean {near}?", "what", misplaced(token), "near", sign));
  }

  private static Said misplaced(String token) {
    return Said.of("{what} can't stand here in an expression", "what", quoted(token));
  }

  private static String quoted(String word) {
    return "\"" + word + "\"";
  }

  // ---- words that there are not

  // Whether what stands behind it can't be judged.
  private boolean unknown(String name, int at) {
    boolean asked = source.startsWith("(", at);
    int begin = asked ? Math.max(0, at - name.length()) : at;
    Value value = Vocabulary.value(name);
    if (asked && OF_LISTS.contains(name)) {
      add(
          begin,
          Said.of(
              "{what} needs a name and a condition, such as \"{name}(one, one.losing() > 0)\".",
              "what",
              quoted(name),
              "name",
              name));
      return true;
    }
    if (asked && known.containsKey(name)) add(begin, alone(name));
    else if (!asked && value != null && !Verb.isFor(value.kind(), scope.kind()))
      add(
          begin,
          Said.of(
              "{what} is for cards of the kind \"{kind}\".",
              "what",
              quoted(name),
              "kind",
              value.kind()));
    else {
      TreeSet<String> near = new TreeSet<>(asked ? Vocabulary.callNames() : known.keySet());
      if (asked) near.addAll(OF_LISTS);
      add(begin, near(name, Said.of("\"{name}\" is no word of cards", "name", name), near, ""));
    }
    return asked;
  }

  private static Said alone(String name) {
    return Said.of(
        "\"{name}\" stands alone, with nothing before it and no brackets behind it.", "name", name);
  }

  // Behind the nearest word stands a suffix.
  private static Said near(String name, Said what, Collection<String> words, String suffix) {
    String elsewhere = ELSEWHERE.get(name);
    Said near = Problems.near(name, what, words);
    Object word = elsewhere == null ? near.args().get("near") : elsewhere;
    return word == null
        ? near
        : Said.of("{what}; did you mean {near}?", "what", what, "near", word + suffix);
  }

  // `me.hand_size`
  private void field(String of, int at) {
    Matcher name = NAME.matcher(source);
    if (!name.find(Math.min(at, source.length())) || name.start() != at) {
      add(at, Said.of("{what}.", "what", misplaced(".")));
      return;
    }
    String field = name.group();
    TreeSet<String> words = new TreeSet<>();
    if (of.startsWith("list(")) words.addAll(OF_LISTS);
    for (Call call : Vocabulary.calls()) if (name(call.of()).equals(of)) words.add(call.name());
    Said what = Said.of("\"{name}\" can't be said of {type}", "name", field, "type", type(of));
    if (words.contains(field))
      add(
          at,
          Said.of(
              "{what}; did you mean {near}?",
              "what",
              Said.of("\"{name}\" needs brackets behind it", "name", field),
              "near",
              field + "()"));
    else if (known.containsKey(field)) add(at, alone(field));
    else add(at, near(field, what, words, "()"));
  }

  // ---- words that do not go together

  private void misfit(String name, String with, int at) {
    boolean called = NAME.matcher(name).matches();
    int begin = called && source.startsWith("(", at) ? Math.max(0, at - name.length()) : at;
    // `list(player).(player)`: of players, with a player.
    String types = with.replaceFirst("^\\((.*)\\)$", "$1").replaceFirst("\\.\\((.*)\\)$", ", $1");
    if (called && types.isEmpty() && known.containsKey(name)) {
      add(begin, alone(name));
      return;
    }
    Call meant = null;
    for (Call call : Vocabulary.calls())
      if (call.name().equals(name) && (meant == null || name(call.of()).equals(first(types))))
        meant = call;
    if (meant != null) {
      add(begin, Said.of("\"{name}\" is written as {form}.", "name", name, "form", form(meant)));
      return;
    }
    String sign = called ? name : name.replace("_", " ").strip();
    Said misfit =
        Said.of(
            "{operator} does not go with {types}.",
            "operator",
            quoted(sign.isEmpty() ? name : sign),
            "types",
            types(types));
    String elsewhere = ELSEWHERE.get(name);
    add(
        begin,
        elsewhere == null
            ? misfit
            : Said.of(
                "{what}; did you mean {near}?",
                "what",
                Said.of("\"{name}\" is no word of cards", "name", name),
                "near",
                elsewhere));
  }

  private static String first(String types) {
    int end = types.indexOf(", ");
    return end < 0 ? types : types.substring(0, end);
  }

  // `player.free_ships_on(planet)`
  private static String form(Call call) {
    List<String> with = call.with().stream().map(Mistakes::bare).toList();
    return bare(call.of()) + "." + call.name() + "(" + String.join(", ", with) + ")";
  }

  private static String bare(Type type) {
    return type.words().replaceFirst("^an? ", "");
  }

  // `player, int`: a player and a number.
  private static Object types(String types) {
    List<Object> words = new ArrayList<>();
    for (String one : types.split(", ")) words.add(type(one));
    return Said.and(words);
  }

  private static Object type(String cel) {
    for (Type type : Type.values()) if (name(type).equals(cel)) return type.said();
    return cel.equals("double") ? Said.of("a number that is not whole") : cel;
  }

  private static String name(Type type) {
    Type element = type.element();
    if (element != null) return "list(" + name(element) + ")";
    return switch (type) {
      case NUMBER -> "int";
      case TRUTH -> "bool";
      case WORD -> "string";
      default -> type.cel().name();
    };
  }
}
