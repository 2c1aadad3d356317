package hypergate.workshop.meaning;

import hypergate.game.card.Sheet;
import hypergate.game.word.Window;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.words.Moment;
import hypergate.workshop.words.Type;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Verbs;
import hypergate.workshop.words.Vocabulary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Reads the steps of an effect: verbs, questions, and `if`, `each`, `let`.
public final class Steps {
  private static final Set<String> FORMS = Set.of("ask", "if", "each", "let", "use-power");
  private static final int MOST = 60;

  private String prompts;
  private final String card;
  private final Problems problems;
  private final List<ReadLine> readBack;
  private int count;
  private int depth;
  private Set<Window> moments = Set.of();

  /// Reads the steps of one card.
  ///
  /// @param card its id, of which prompts are made; with `/wild` or `/super` for a side of a flare
  /// @param readBack receives what was understood, a line for each step
  public Steps(String card, Problems problems, List<ReadLine> readBack) {
    this.prompts = card;
    this.card = card;
    this.problems = problems;
    this.readBack = readBack;
  }

  /// The steps that are read next stand at these windows; none: outside all.
  void at(Set<Window> windows) {
    moments = windows;
  }

  private void understood(Said line) {
    readBack.add(new ReadLine(depth + 1, line));
  }

  /// Steps, and what is known after them.
  ///
  /// @param steps one after the other
  /// @param after the names that are known after the last one
  public record Read(List<Step> steps, Scope after) {
    /// Does all of them.
    public void act(Moment at) {
      for (Step step : steps) if (at.goesOn()) step.act(at);
    }
  }

  /// Reads steps one after the other.
  public Read read(List<Node> nodes, Scope scope) {
    List<Step> steps = new ArrayList<>();
    Scope known = scope;
    for (Node node : nodes) {
      if (++count > MOST) {
        problems.add(node, Said.of("A card has at most {most} steps.", "most", MOST));
        break;
      }
      known = one(node, known, steps);
    }
    return new Read(List.copyOf(steps), known);
  }

  private Scope one(Node node, Scope scope, List<Step> into) {
    // A verb without anything to say is one word.
    if (node instanceof Node.Text text)
      return one(
          new Node.Keyed(
              List.of(new Node.Entry(text, new Node.Text("", text.line(), text.column()))),
              text.line(),
              text.column()),
          scope,
          into);
    if (!(node instanceof Node.Keyed group) || group.entries().isEmpty()) {
      problems.add(node, Said.of("A step begins with a verb, such as \"draw: 2\"."));
      return scope;
    }
    Node.Text first = group.entries().getFirst().key();
    Keys keys = new Keys(group, problems);
    int before = problems.count();
    Scope after =
        switch (first.text()) {
          case "if" -> branch(keys, scope, into);
          case "each" -> each(keys, scope, into);
          case "let" -> let(keys, scope, into);
          case "ask" -> ask(keys, scope, into);
          case "use-power" -> usePower(first, keys, scope, into);
          default -> verb(first, keys, scope, into);
        };
    // What was not read because something else is wrong is not wrong itself.
    if (problems.count() == before) keys.nothingElse();
    return after;
  }

  private Scope branch(Keys keys, Scope scope, List<Step> into) {
    Node condition = keys.find("if");
    Expression holds =
        condition == null ? null : Expressions.read(condition, Type.TRUTH, scope, problems);
    if (holds != null) understood(Said.of("if {condition}:", "condition", holds.source()));
    int before = problems.count();
    depth++;
    Read then = read(keys.list("then"), scope);
    depth--;
    if (keys.has("else")) understood(Said.of("otherwise:"));
    depth++;
    Read other = read(keys.list("else"), scope);
    depth--;
    if (then.steps().isEmpty() && condition != null && problems.count() == before)
      problems.add(
          condition,
          Said.of(
              "\"{name}\" is missing: {why}.",
              "name",
              "then",
              "why",
              Said.of("what happens if this holds")));
    if (holds != null)
      into.add(
          at -> {
            if (holds.holds(at)) then.act(at);
            else other.act(at);
          });
    return scope;
  }

  // What a flare does as a use of its alien's power, which can be zapped.
  private Scope usePower(Node.Text first, Keys keys, Scope scope, List<Step> into) {
    if (!scope.kind().equals("flare")) {
      problems.add(first, Said.of("{what} is for flares only.", "what", first.what()));
      return scope;
    }
    understood(Said.of("as a use of its power, unless that is cancelled:"));
    depth++;
    // What is asked then is asked by the power.
    String flare = prompts;
    prompts = flare.replaceFirst("^flare-", "").replaceFirst("/.*$", "");
    Read steps = read(keys.list("use-power"), scope);
    prompts = flare;
    depth--;
    if (steps.steps().isEmpty())
      problems.add(first, Said.of("{what} needs steps.", "what", first.what()));
    into.add(
        at -> {
          Sheet alien = at.alien();
          if (alien != null && at.game().usesPower(at.me(), alien)) steps.act(at);
        });
    return scope;
  }

  private Scope each(Keys keys, Scope scope, List<Step> into) {
    Node list = keys.find("each");
    Expression all = list == null ? null : Expressions.read(list, scope, problems);
    String name = name(keys, "as");
    if (all == null || name == null || list == null) {
      keys.list("do");
      return scope;
    }
    Type element = all.type().element();
    if (element == null) {
      problems.add(
          list,
          Said.of(
              "\"each\" goes through players, planets, cards or numbers, not {what}.",
              "what",
              all.type().said()));
      return scope;
    }
    Scope inside = named(keys, "as", name, element, scope);
    understood(Said.of("for each of {all}, called {name}:", "all", all.source(), "name", name));
    depth++;
    Read steps = read(keys.list("do"), inside == null ? scope : inside);
    depth--;
    if (steps.steps().isEmpty())
      problems.add(
          list,
          Said.of(
              "\"{name}\" is missing: {why}.",
              "name",
              "do",
              "why",
              Said.of("what happens for each")));
    into.add(
        at -> {
          for (Object one : List.copyOf((List<?>) all.read(at))) {
            at.name(name, one);
            steps.act(at);
          }
        });
    return scope;
  }

  private Scope let(Keys keys, Scope scope, List<Step> into) {
    String name = name(keys, "let");
    Node be = keys.find("be");
    if (be == null) {
      Node let = keys.find("let");
      if (let != null)
        problems.add(
            let,
            Said.of(
                "\"{name}\" is missing: {why}.",
                "name",
                "be",
                "why",
                Said.of("what it stands for")));
    }
    Expression value = be == null ? null : Expressions.read(be, scope, problems);
    if (name == null || value == null) return scope;
    Scope after = named(keys, "let", name, value.type(), scope);
    if (after == null) return scope;
    understood(Said.of("{name} is {value}.", "name", name, "value", value.source()));
    into.add(at -> at.name(name, value.read(at)));
    return after;
  }

  // A name that is no word of cards.
  private @Nullable String name(Keys keys, String key) {
    Node.Text name = keys.needed(key, Said.of("the name by which it is called in later steps"));
    if (name == null) return null;
    if (!name.text().matches("[a-z][a-z0-9_]{0,30}")) {
      problems.add(
          name,
          Said.of(
              "A name is made of small letters, digits and \"_\", not {what}.",
              "what",
              name.what()));
      return null;
    }
    if (Vocabulary.value(name.text()) == null) return name.text();
    problems.add(
        name,
        Said.of("{what} is a word of cards already; take another name.", "what", name.what()));
    return null;
  }

  // What has a name stands for the same type wherever that name is known: steps around these read
  // it
  // as that.
  private @Nullable Scope named(Keys keys, String key, String name, Type type, Scope scope) {
    Type before = scope.named().get(name);
    if (before == null || before == type) return scope.with(name, type);
    problems.add(
        Objects.requireNonNull(keys.find(key)),
        Said.of(
            "\"{name}\" is {type} already; take another name.",
            "name",
            name,
            "type",
            before.said()));
    return null;
  }

  // ---- verbs

  private Scope verb(Node.Text first, Keys keys, Scope scope, List<Step> into) {
    Verb verb = Verbs.all().get(first.text());
    if (verb == null || !Verb.isFor(verb.kind(), scope.kind())) {
      TreeSet<String> known = new TreeSet<>(FORMS);
      for (Verb other : Verbs.all().values())
        if (Verb.isFor(other.kind(), scope.kind())) known.add(other.name());
      if (verb == null)
        problems.unknown(first, Said.of("{what} is no verb of cards", "what", first.what()), known);
      else
        problems.add(
            first,
            Said.of(
                "{what} is for cards of the kind \"{kind}\".",
                "what",
                first.what(),
                "kind",
                verb.kind()));
      return scope;
    }
    if (!fits(verb)) {
      problems.add(
          first,
          Said.of(
              "{what} goes with {moments} only.",
              "what",
              first.what(),
              "moments",
              Problems.list(verb.momentWords())));
      return scope;
    }
    Map<String, Expression> said = new LinkedHashMap<>();
    for (Verb.Arg arg : verb.args()) {
      Expression value = said(verb, arg, keys, scope);
      if (value != null) said.put(arg.name(), value);
    }
    if (verb.args().isEmpty() || !verb.args().getFirst().name().isEmpty()) keys.find(verb.name());
    if (said.size() == verb.args().size()) {
      String of = prompts;
      into.add(at -> act(verb, said, at, of));
      List<String> with = new ArrayList<>();
      said.forEach((name, value) -> with.add((name.isEmpty() ? "" : name + " ") + value.source()));
      Said does = Said.named("read.verb." + verb.name(), verb.text());
      understood(
          with.isEmpty()
              ? does
              : Said.of("{does} ({with})", "does", does, "with", String.join(", ", with)));
    }
    return scope;
  }

  private boolean fits(Verb verb) {
    Set<Window> right = verb.moments();
    return right.isEmpty() || !moments.isEmpty() && right.containsAll(moments);
  }

  private static void act(Verb verb, Map<String, Expression> said, Moment at, String prompts) {
    Map<String, Object> values = new HashMap<>();
    said.forEach((name, value) -> values.put(name, value.read(at)));
    verb.doer().act(at, new Verb.Said(prompts, values));
  }

  private @Nullable Expression said(Verb verb, Verb.Arg arg, Keys keys, Scope scope) {
    String key = arg.name().isEmpty() ? verb.name() : arg.name();
    Node node = keys.find(key);
    if (node == null || node instanceof Node.Text text && text.text().isBlank()) {
      if (!arg.usual().isEmpty())
        return arg.words().isEmpty()
            ? Expressions.read(new Node.Text(arg.usual(), 0, 0), arg.type(), scope, problems)
            : Expression.always(Type.WORD, arg.usual());
      Node where = node == null ? keys.find(verb.name()) : node;
      if (where != null)
        problems.add(
            where,
            arg.name().isEmpty()
                ? Said.of(
                    "\"{verb}\" needs {what}.", "verb", verb.name(), "what", arg.type().said())
                : Said.of(
                    "\"{verb}\" needs {what} as \"{name}\".",
                    "verb",
                    verb.name(),
                    "what",
                    arg.type().said(),
                    "name",
                    key));
      return null;
    }
    if (arg.words().isEmpty()) return Expressions.read(node, arg.type(), scope, problems);
    if (node instanceof Node.Text text && arg.words().contains(text.text()))
      return Expression.always(Type.WORD, text.text());
    problems.add(
        node,
        Said.of(
            "\"{name}\" is {words}, not {what}.",
            "name",
            key,
            "words",
            Problems.list(new LinkedHashSet<>(arg.words())),
            "what",
            node.what()));
    return null;
  }

  // ---- questions

  private Scope ask(Keys keys, Scope scope, List<Step> into) {
    String of = keys.is("by-card") ? card : prompts;
    Question question = new Question(of, keys, scope, problems);
    Question.Read read = question.read();
    if (read == null) return scope;
    String name = name(keys, "as");
    if (name == null) return scope;
    Scope after = named(keys, "as", name, read.type(), scope);
    if (after == null) return scope;
    understood(Said.of("{asks}, called {name}.", "asks", read.words(), "name", name));
    into.add(at -> at.name(name, at.mayAsk() ? read.ask().apply(at) : read.type().nothing()));
    return after;
  }
}
