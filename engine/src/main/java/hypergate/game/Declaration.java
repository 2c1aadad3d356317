package hypergate.game;

import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What all cards and sheets have in common: an id, a name, a set and clauses, each a text with its
/// rules, declared with the words below. Immutable: every word gives a new value, so that a card is
/// one expression. A kind of card adds its own words, and changes a copy of itself with [#but].
///
/// @param <T> the kind of card
public abstract class Declaration<T extends Declaration<T>> implements Cloneable {
  private final String name;
  private final String set;

  // Written while a copy is being made, never afterwards.
  private String id;
  private Clause[] clauses;
  private int described;
  private @Nullable Class<? extends Part> brings;

  /// What stands on one side of a card; most cards have one.
  ///
  /// @param word its name in notation, `wild`; empty where there is only one
  /// @param role who may use it
  /// @param phases when; empty: any phase
  /// @param text what it does, in our words; empty: there is nothing on this side
  /// @param ours why it is our design; empty: it is the original's
  /// @param effect its rules
  public record Clause(
      String word, Role role, List<Step> phases, String text, String ours, Effect effect) {
    /// A clause that says nothing yet.
    ///
    /// @param id what its uses are called
    public static Clause empty(String word, String id, Ability.Source source) {
      return new Clause(word, Role.ANY, List.of(), "", "", Effect.of(id, source));
    }

    /// Its bars in words: `as a main player, reveal or planning`.
    public String bars() {
      String when =
          phases.isEmpty()
              ? "any phase"
              : phases.stream()
                  .map(step -> step.words().toLowerCase(Locale.ROOT))
                  .collect(Collectors.joining(" or "));
      String who =
          switch (role) {
            case ANY -> "any player";
            case MAIN -> "a main player";
            case MAIN_OR_ALLY -> "a main player or ally";
            case OFFENSE -> "the offense";
            case DEFENSE -> "the defense";
            default -> role.words();
          };
      return "as " + who + ", " + when;
    }

    Clause bars(Role role, List<Step> phases) {
      return new Clause(word, role, phases, text, ours, effect);
    }

    Clause text(String text) {
      return new Clause(word, role, phases, text, ours, effect);
    }

    Clause ours(String reason) {
      return new Clause(word, role, phases, text, reason, effect);
    }

    Clause effect(Effect effect) {
      return new Clause(word, role, phases, text, ours, effect);
    }
  }

  /// A new card of which the first clause is being described.
  ///
  /// @param set the set it belongs to, `base`
  protected Declaration(String id, String name, String set, Clause... clauses) {
    this.id = id;
    this.name = name;
    this.set = set;
    this.clauses = clauses;
  }

  /// The kebab-case id of a printed name.
  public static String kebab(String name) {
    return name.toLowerCase(Locale.ROOT).replace("'", "").replace(' ', '-').replace('.', '-');
  }

  /// It brings pieces of a variant into games, also into those that are played without it.
  public final T bringsPart(Class<? extends Part> pieces) {
    return but(
        copy -> {
          Declaration<T> card = copy;
          card.brings = pieces;
        });
  }

  /// Whether it brings pieces of a variant into games that are played without them.
  public final boolean isBringing() {
    return brings != null;
  }

  /// Whether it brings these.
  public final boolean isBringingPart(Class<? extends Part> pieces) {
    return brings == pieces;
  }

  // ---- copying

  /// A copy with a change.
  protected final T but(Consumer<T> change) {
    try {
      @SuppressWarnings("unchecked")
      T copy = (T) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("every declaration can be cloned", e);
    }
  }

  /// A copy with another id, and a clause that says nothing yet.
  protected final T withId(String id, Clause clause) {
    return but(
        copy -> {
          Declaration<T> card = copy;
          card.id = id;
          card.clauses = new Clause[] {clause};
        });
  }

  /// A copy that goes on with describing this clause, changed.
  protected final T describing(int at, Clause clause) {
    return but(
        copy -> {
          Declaration<T> card = copy;
          card.clauses = clauses.clone();
          card.clauses[at] = clause;
          card.described = at;
        });
  }

  /// The same card as one that comes into the game with an alien: see [Alien#brings].
  protected Declaration<T> broughtBy(Alien alien) {
    return this;
  }

  /// The clause with this number.
  protected final Clause clause(int at) {
    return clauses[at];
  }

  /// A copy that has a role bar and a phase bar on the clause being described.
  protected final T bars(Role role, List<Step> phases) {
    return describing(described, clauses[described].bars(role, phases));
  }

  /// A copy that says why the clause being described is our design.
  protected final T because(String reason) {
    return describing(described, clauses[described].ours(reason));
  }

  private T with(Effect effect) {
    return describing(described, clauses[described].effect(effect));
  }

  private T plus(Role role, Window window, boolean must, boolean use, When<?> when, Action action) {
    return with(effect().plus(ability(role, window, must, use, when, action)));
  }

  private T last(Ability last) {
    return with(effect().replaceLast(last));
  }

  private Ability last() {
    return effect().last();
  }

  /// An ability of the clause being described, for what acts at a moment of its own.
  ///
  /// @param must whether it is applied whenever its condition holds
  /// @param use whether it can be zapped or answered
  protected final Ability ability(
      Role role, Window window, boolean must, boolean use, When<?> when, Action action) {
    Effect effect = effect();
    return Ability.of(effect.id, effect.source, role, window, must, use, when, action);
  }

  /// The same for what needs no condition.
  protected final Ability ability(
      Role role, Window window, boolean must, boolean use, Action action) {
    return ability(role, window, must, use, Ability.ALWAYS, action);
  }

  // ---- declaring

  /// What it does, in our words.
  public final T text(String text) {
    return describing(described, clauses[described].text(text));
  }

  /// An optional use.
  public final T may(Role role, Window window, Action action) {
    return plus(role, window, false, true, Ability.ALWAYS, action);
  }

  /// An optional use under a condition.
  public final T may(Role role, Window window, Condition when, Action action) {
    return plus(role, window, false, true, when, action);
  }

  /// An optional use at any time: it is offered where every player can be asked without a phase
  /// being held up, that is as an encounter begins, when the gate is aimed, before encounter cards
  /// are selected and after they are revealed.
  public final T anyTime(Role role, Condition when, Action action) {
    return may(role, Window.REGROUP_START, when, action)
        .may(role, Window.AIMED, when, action)
        .may(role, Window.BEFORE_SELECTION, when, action)
        .may(role, Window.REVEALED, when, action);
  }

  /// An optional use at any time of an encounter in which a warning has come up: offered when the
  /// defense is known, when the gate is aimed, before encounter cards are selected, after they are
  /// revealed and at the end.
  public final T onceWarned(Role role, Condition when, Action action) {
    return may(role, Window.DEFENSE_CHOSEN, when, action)
        .may(role, Window.AIMED, when, action)
        .may(role, Window.BEFORE_SELECTION, when, action)
        .may(role, Window.REVEALED, when, action)
        .may(role, Window.ENCOUNTER_END, when, action);
  }

  /// A mandatory use.
  public final T must(Role role, Window window, Action action) {
    return plus(role, window, true, true, Ability.ALWAYS, action);
  }

  /// A mandatory use under a condition.
  public final T must(Role role, Window window, Condition when, Action action) {
    return plus(role, window, true, true, when, action);
  }

  /// Something that simply happens and cannot be zapped by itself, under a condition. A
  /// lost power, or one zapped before, does nothing all the same.
  public final T always(Role role, Window window, Condition when, Action action) {
    return plus(role, window, true, false, when, action);
  }

  /// An optional choice that is no use of the power and cannot be zapped, under a
  /// condition.
  public final T free(Role role, Window window, Condition when, Action action) {
    return plus(role, window, false, false, when, action);
  }

  /// What happens instead when the last ability is zapped or cancelled.
  public final T whenZapped(Action action) {
    return last(last().whenZapped(action));
  }

  /// What is named when the last ability is declared, before anybody may answer it: see
  /// [Use#target]. A price is paid here too, and stays paid when the use is cancelled.
  public final T naming(Action action) {
    return last(last().naming(action));
  }

  /// Lets the last ability happen although the power has been zapped (E-67).
  public final T evenZapped() {
    return last(last().evenZapped());
  }

  /// Puts the last ability into a named group of the rulebook's order.
  public final T first(Ability.Group group) {
    return last(last().in(group));
  }

  /// Bends a query while the card is in force: a power that is not lost or zapped, a completed
  /// tech, a flare after it has been played until the encounter ends.
  public final T bends(Query query, Bend bend) {
    return with(effect().bends(query, bend));
  }

  // ---- reading

  /// Its kebab-case id, which is its notation: `xenon-lasers`, `flare-macron`.
  public final String id() {
    return id;
  }

  /// Its name as printed.
  public final String name() {
    return name;
  }

  /// The set it belongs to, `base`.
  public final String set() {
    return set;
  }

  /// What cards of its kind are sorted by when they are numbered and listed; where it is equal,
  /// they stay in the order of the roster.
  protected String order() {
    return id;
  }

  /// What it does, in our words; of a card with several clauses, the first.
  public String text() {
    return clauses[0].text;
  }

  /// Its role bar; of a card with several clauses, that of the first.
  public final Role role() {
    return clauses[0].role;
  }

  /// Its phase bar; empty: any.
  public final List<Step> phases() {
    return clauses[0].phases;
  }

  /// What stands on it: one clause for each side.
  public final List<Clause> clauses() {
    return List.copyOf(Arrays.asList(clauses));
  }

  /// Its rules; of a card with several clauses, those of the one being described.
  public final Effect effect() {
    return clauses[described].effect;
  }

  @Override
  public final String toString() {
    return name;
  }

  // ---- what others show of it; a kind of card says what is different with it

  /// What kind of card it is, in one word: `tech`.
  public abstract String family();

  /// Everything that it declares: numbers, texts, bars, rules, and whether it has conditions and
  /// actions of its own. Two cards whose parts are equal play alike; the order never changes, since
  /// records hold a digest of it.
  public abstract List<Object> parts();

  /// Whether it could come into a game with these rules.
  public abstract boolean takesPart(Rules rules);

  /// The ways to use it, of which each has rules and a text.
  public List<Clause> uses() {
    return clauses();
  }

  /// The way that is meant when none is named.
  public Clause use() {
    return clauses[0];
  }

  /// What people call one way to use it: `Macron flare (wild)`.
  public final String name(Clause use) {
    return use.word.isEmpty() ? name : name + " (" + title(use.word) + ")";
  }

  /// What people call a side.
  protected String title(String word) {
    return word;
  }

  /// Its text by paragraphs.
  public List<String> paragraphs() {
    return List.of(text());
  }

  /// What stands under its name, in words; empty: nothing.
  ///
  /// @param use the way to use it that is meant
  public String line(Clause use) {
    return "";
  }

  /// Whether role bars and phase bars are printed on it.
  public boolean hasBars() {
    return false;
  }

  /// Who may use it: its role bars or, where it has none, whoever has an ability.
  public List<Role> users() {
    Stream<Role> roles =
        hasBars()
            ? Arrays.stream(clauses).map(Clause::role)
            : effect().abilities().stream().map(Ability::role);
    return roles.distinct().toList();
  }

  /// The phases in which it acts as far as that is known without its rules; empty: any.
  public List<Step> bar() {
    for (Clause clause : clauses) if (clause.phases.isEmpty()) return List.of();
    return Arrays.stream(clauses).flatMap(clause -> clause.phases.stream()).distinct().toList();
  }

  /// Whether it does nothing by itself.
  public boolean isIdle() {
    return effect().abilities().isEmpty() && effect().queries() == 0;
  }

  /// The card whose rules play it when it does nothing by itself, by id; empty: none.
  public String playedBy() {
    return "";
  }

  /// Rules that lie on it besides its uses.
  public List<Effect> aside() {
    return List.of();
  }

  /// Abilities that are used at a moment of their own.
  public List<Ability> moments() {
    return List.of();
  }

  /// Where its rule tests are, as a path below `scenarios/`.
  public String scenarios() {
    return set + "/" + family() + "s/" + id;
  }

  /// What else is printed on it, by name. A value is a word, a number, a truth, a list of words, or
  /// a [Clause], which stands for its bars.
  public Map<String, Object> traits() {
    return Map.of();
  }

  /// What the catalogue tells of it besides, by the words of its fields.
  public Map<String, List<String>> catalogued() {
    return Map.of("text", List.of(text()));
  }

  /// What stands for a part that may be missing.
  protected static String declares(@Nullable Object part) {
    return Boolean.toString(part != null);
  }

  /// What stands for an ability that may be missing.
  protected static Object orNone(@Nullable Ability ability) {
    return ability == null ? "none" : ability;
  }
}
