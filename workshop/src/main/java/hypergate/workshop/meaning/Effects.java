package hypergate.workshop.meaning;

import hypergate.catalogue.Phase;
import hypergate.game.card.Ability;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.words.Constant;
import hypergate.workshop.words.Moment;
import hypergate.workshop.words.SeatValue;
import hypergate.workshop.words.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Reads the effects of a card: when they act, for whom, under which condition, and what they do;
/// or which number of the rules they bend. What is read is added to a declaration.
///
/// @param <T> the kind of card
public final class Effects<T extends Declaration<T>> {
  private static final List<String> FORCES = List.of("may", "must", "always", "free");
  private static final int MOST = 16;

  private final String id;
  private final Scope scope;
  private final Steps steps;
  private final Problems problems;
  private final Set<String> groups;
  private final List<ReadLine> readBack;

  /// Reads the effects of one card.
  ///
  /// @param card its id
  /// @param kind what kind of card it is, `tech`
  /// @param moments names that stand for several windows, such as `any-time`
  /// @param readBack receives what was understood, line by line
  public Effects(
      String card, String kind, Set<String> moments, Problems problems, List<ReadLine> readBack) {
    this.id = card;
    this.scope = Scope.of(kind);
    this.readBack = readBack;
    this.steps = new Steps(card, problems, readBack);
    this.problems = problems;
    this.groups = moments;
  }

  /// Adds an ability at a moment that stands for several windows.
  @FunctionalInterface
  public interface Several<T> {
    /// The card with an optional use at all those windows.
    T with(T card, String moment, Role role, Condition when, Action action);
  }

  /// Adds all effects of a list to a card.
  ///
  /// @param several adds what stands at several windows
  public T read(T card, List<Node> nodes, Several<T> several) {
    T read = card;
    if (nodes.size() > MOST)
      problems.add(nodes.get(MOST), Said.of("A card has at most {most} effects.", "most", MOST));
    for (Node node : nodes.subList(0, Math.min(MOST, nodes.size()))) {
      if (node instanceof Node.Keyed group) read = one(read, group, several);
      else problems.add(node, beginning());
    }
    return read;
  }

  private T one(T card, Node.Keyed group, Several<T> several) {
    Keys keys = new Keys(group, problems);
    int before = problems.count();
    T read = keys.has("bends") ? bend(card, keys) : ability(card, group, keys, several);
    if (problems.count() == before) keys.nothingElse();
    return read;
  }

  // ---- bending

  private T bend(T card, Keys keys) {
    Node.Text named = keys.needed("bends", Said.of("which number of the rules it changes"));
    Query query =
        named == null
            ? null
            : word(named, Query.values(), Said.of("a number of the rules"), Set.of());
    Node value = keys.find("value");
    if (value == null) {
      if (named != null)
        problems.add(
            named,
            Said.of(
                "\"{name}\" is missing: {why}.",
                "name",
                "value",
                "why",
                Said.of("what the number becomes")));
      return card;
    }
    Scope known = scope.with("subject", Type.SEAT).with("normal", Type.NUMBER);
    Expression number = Expressions.read(value, Type.NUMBER, known, problems);
    if (query == null || number == null) return card;
    if (Expressions.looks(number, query == Query.SELECTABLE)) {
      problems.add(value, Expressions.hidden());
      return card;
    }
    note(
        Said.of(
            "Bends {number}: {value}.",
            "number",
            Constant.notation(query),
            "value",
            number.source()));
    return card.bends(
        query,
        (game, me, subject, normal) -> {
          Moment at = new Moment(game, me, false, id);
          at.name("subject", new SeatValue(game, subject));
          at.name("normal", (long) normal);
          return number.number(at);
        });
  }

  // ---- abilities

  private T ability(T card, Node.Keyed group, Keys keys, Several<T> several) {
    String force = null;
    for (String one : FORCES) if (keys.has(one) && force == null) force = one;
    if (force == null) {
      problems.add(group, beginning());
      return card;
    }
    Role role = role(keys);
    note(beginning(force, role, keys));
    Condition when = condition(keys, "when");
    steps.at(windows(keys, force));
    Named[] named = new Named[1];
    Action naming = naming(keys, named);
    Scope known = named[0] == null ? scope : scope.with(named[0].name(), named[0].type());
    Action action = action(keys, "do", known, named[0]);
    Action zapped = keys.has("if-zapped") ? action(keys, "if-zapped", known, named[0]) : null;
    steps.at(Set.of());
    boolean last = keys.is("last");
    Ability.Group order =
        word(keys, "order", Ability.Group.values(), Said.of("a place in the order"));
    boolean lost = keys.is("even-if-lost");
    boolean off = keys.is("even-if-zapped");
    if (!keys.has("do") && !force.equals("always")) problems.add(group, doing());
    T read = card;
    for (Node node : keys.list(force)) {
      if (!(node instanceof Node.Text moment)) {
        problems.add(node, Said.of("A moment is one word, not {what}.", "what", node.what()));
        continue;
      }
      if (groups.contains(moment.text())) {
        if (!force.equals("may"))
          problems.add(moment, Said.of("{what} goes with \"may\" only.", "what", moment.what()));
        if (naming != null)
          problems.add(
              moment,
              Said.of("With {what} nothing can be named beforehand.", "what", moment.what()));
        read = several.with(read, moment.text(), role, when, action);
        continue;
      }
      if (isPhase(moment)) continue;
      Window window = word(moment, Window.values(), Said.of("a moment of the game"), groups);
      if (window == null) continue;
      read = plus(read, force, role, window, when, action);
      if (naming != null) read = read.naming(naming);
      if (zapped != null) read = read.whenZapped(zapped);
      if (last) read = read.first(Ability.Group.LAST);
      if (order != null) read = read.first(order);
      if (lost) read = read.evenLost();
      if (off) read = read.evenZapped();
    }
    return read;
  }

  // Whoever names a phase is told which moments it has.
  private boolean isPhase(Node.Text moment) {
    for (Phase phase : Phase.values()) {
      if (!Constant.notation(phase).equals(moment.text())) continue;
      Set<String> moments = new LinkedHashSet<>();
      for (Window window : Window.ALL)
        if (Phase.of(window).equals(Optional.of(phase))) moments.add(Constant.notation(window));
      if (moments.contains(moment.text())) return false;
      problems.add(
          moment,
          Said.of(
              "{what} is a phase; a moment in it is {moments}.",
              "what",
              moment.what(),
              "moments",
              Problems.list(moments)));
      return true;
    }
    return false;
  }

  // Those that are named; what is wrong with others is noted when abilities are added.
  private static Set<Window> windows(Keys keys, String force) {
    Set<Window> windows = EnumSet.noneOf(Window.class);
    for (Node node : keys.list(force))
      for (Window window : Window.ALL)
        if (node instanceof Node.Text text && text.text().equals(Constant.notation(window)))
          windows.add(window);
    return windows;
  }

  // `May be used when destiny has been drawn, by anybody, if …:`
  private static Said beginning(String force, Role role, Keys keys) {
    List<Said> moments = new ArrayList<>();
    for (Node node : keys.list(force))
      if (node instanceof Node.Text text) moments.add(moment(text.text()));
    Node when = keys.find("when");
    Object at = Said.and(moments);
    if (role != Role.ANY)
      at =
          Said.of(
              "{at}, as {role}",
              "at",
              at,
              "role",
              Said.named("role." + Constant.notation(role), role.words()));
    if (when instanceof Node.Text text)
      at = Said.of("{at}, if {condition}", "at", at, "condition", text.text().strip());
    return switch (force) {
      case "may" -> Said.of("May be used {at}:", "at", at);
      case "must" -> Said.of("Must be used {at}:", "at", at);
      case "always" -> Said.of("Happens by itself {at}:", "at", at);
      default -> Said.of("May be chosen, which is no use, {at}:", "at", at);
    };
  }

  private static Said moment(String notation) {
    for (Window window : Window.ALL)
      if (Constant.notation(window).equals(notation))
        return Said.named("window." + notation, hypergate.game.explain.Moment.words(window));
    return Said.of("at the moments of {moments}", "moments", notation);
  }

  private static Said beginning() {
    return Said.of(
        "An effect begins with may, must, always, free or bends and a moment, such as \"may:"
            + " totals\".");
  }

  /// What somebody is told whose effect does nothing.
  public static Said doing() {
    return Said.of("\"do\" is missing: what happens.");
  }

  private static <T extends Declaration<T>> T plus(
      T card, String force, Role role, Window window, Condition when, Action action) {
    return switch (force) {
      case "may" -> card.may(role, window, when, action);
      case "must" -> card.must(role, window, when, action);
      case "always" -> card.always(role, window, when, action);
      default -> card.free(role, window, when, action);
    };
  }

  private Role role(Keys keys) {
    Node.Text named = keys.text("role");
    if (named == null) return Role.ANY;
    Role role = word(named, Role.values(), Said.of("a role"), Set.of());
    return role == null ? Role.ANY : role;
  }

  /// A condition; one that is not there always holds.
  public Condition condition(Keys keys, String key) {
    Node node = keys.find(key);
    Expression when = node == null ? null : Expressions.read(node, Type.TRUTH, scope, problems);
    if (when == null) return (game, me) -> true;
    return (game, me) -> when.holds(new Moment(game, me, false, id));
  }

  /// What steps do outside a use, where the card lies.
  public Action outside(Keys keys, String key) {
    Steps.Read read = steps.read(keys.list(key), scope);
    return (game, me) -> read.act(new Moment(game, me, false, id));
  }

  /// What steps do as the card is used.
  public Action inside(Keys keys, String key) {
    return action(keys, key, scope, null);
  }

  private Action action(Keys keys, String key, Scope known, @Nullable Named named) {
    Steps.Read read = steps.read(keys.list(key), known);
    return (game, me) -> {
      Moment at = new Moment(game, me, true, id);
      if (named != null) at.name(named.name(), named.of(game));
      read.act(at);
    };
  }

  // What is named: its last question, if it has one. A word that is chosen is not kept with the
  // use:
  // the flare or the power remembers it.
  private @Nullable Action naming(Keys keys, Named[] into) {
    List<Node> nodes = keys.list("naming");
    if (nodes.isEmpty()) return null;
    Steps.Read read = steps.read(nodes, scope);
    List<String> names = new ArrayList<>(read.after().named().keySet());
    names.removeIf(name -> read.after().named().get(name) == Type.WORD);
    if (names.size() > 1)
      problems.add(
          nodes.getLast(),
          Said.of("One thing can be named beforehand, not {count}.", "count", names.size()));
    if (names.isEmpty()) return (game, me) -> read.act(new Moment(game, me, true, id));
    String name = names.getFirst();
    Type type = read.after().named().get(name);
    if (type == null || !Named.fits(type)) {
      problems.add(
          nodes.getFirst(),
          Said.of(
              "A player, planet, card or number can be named beforehand, not {what}.",
              "what",
              type == null ? Said.of("nothing") : type.said()));
      return null;
    }
    Named named = new Named(name, type);
    into[0] = named;
    return (game, me) -> {
      Moment at = new Moment(game, me, true, id);
      read.act(at);
      Object value = at.named(name);
      if (value != null) named.keep(game, value);
    };
  }

  /// A line of what was understood.
  public void note(Said line) {
    readBack.add(new ReadLine(0, line));
  }

  // ---- words of the engine

  /// Constants of the engine among which a file names one.
  public static final class Words<E extends Enum<E>> {
    private final E[] all;
    private final Said what;

    /// Constants among which a file names one.
    public Words(E[] all, Said what) {
      this.all = all.clone();
      this.what = what;
    }

    /// The one that is named; null when none is, which is noted.
    public @Nullable E find(Node.Text text, Problems problems) {
      return find(text, problems, Set.of());
    }

    @Nullable E find(Node.Text text, Problems problems, Set<String> further) {
      Set<String> known = new TreeSet<>(further);
      for (E one : all) {
        if (Constant.notation(one).equals(text.text())) return one;
        known.add(Constant.notation(one));
      }
      problems.unknown(
          text, Said.of("{word} is not {what}", "word", text.what(), "what", what), known);
      return null;
    }
  }

  private <E extends Enum<E>> @Nullable E word(
      Node.Text text, E[] all, Said what, Set<String> further) {
    return new Words<>(all, what).find(text, problems, further);
  }

  /// Reads a word of the engine under a key.
  public <E extends Enum<E>> @Nullable E word(Keys keys, String key, E[] all, Said what) {
    Node.Text text = keys.text(key);
    return text == null ? null : word(text, all, what, Set.of());
  }

  /// Reads several words of the engine under a key.
  public <E extends Enum<E>> List<E> words(Keys keys, String key, E[] all, Said what) {
    List<E> found = new ArrayList<>();
    for (Node node : keys.list(key)) {
      E one = node instanceof Node.Text text ? word(text, all, what, Set.of()) : null;
      if (one != null) found.add(one);
      else if (!(node instanceof Node.Text))
        problems.add(node, Said.of("Here stand words, not {what}.", "what", node.what()));
    }
    return found;
  }
}
