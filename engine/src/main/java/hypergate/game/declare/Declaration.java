package hypergate.game.declare;

import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Effect;
import hypergate.game.card.When;
import hypergate.game.timing.Use;
import hypergate.game.verb.Part;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What all cards and sheets have in common: an id, a name, a set and clauses, each a text with its
/// rules, declared with the words below. Immutable: every word gives a new value, so that a card is
/// one expression. A kind of card adds its own words, and changes a copy of itself with [#but]. It
/// is long because each of these words is a method.
///
/// @param <T> the kind of card
public abstract class Declaration<T extends Declaration<T>> implements Card, Cloneable {
  private final String name;
  private final String set;

  // Written while a copy is being made, never afterwards.
  private String id;
  private Clause[] clauses;
  private int described;

  // The rules of the clause being described: games look at them all the time.
  private Effect effect;
  private @Nullable Class<? extends Part> brings;
  private boolean readsWarnings;

  /// A new card of which the first clause is being described.
  ///
  /// @param set the set it belongs to, `base`
  protected Declaration(String id, String name, String set, Clause... clauses) {
    this.id = id;
    this.name = name;
    this.set = set;
    this.clauses = clauses;
    this.effect = clauses[0].effect();
  }

  /// The kebab-case id of a printed name; brackets leave nothing.
  public static String kebab(String name) {
    return name.toLowerCase(Locale.ROOT)
        .replaceAll("['()]", "")
        .replace(' ', '-')
        .replace('.', '-');
  }

  /// It brings pieces of a variant into games, also into those that are played without it.
  public final T bringsPart(Class<? extends Part> pieces) {
    return but(
        copy -> {
          Declaration<T> card = copy;
          card.brings = pieces;
        });
  }

  /// It looks at the warnings on destiny cards, also in games in which nothing else does.
  public final T readingWarnings() {
    return but(
        copy -> {
          Declaration<T> card = copy;
          card.readsWarnings = true;
        });
  }

  @Override
  public final boolean readsWarnings() {
    return readsWarnings;
  }

  @Override
  public final boolean isBringing() {
    return brings != null;
  }

  @Override
  public final boolean isBringingPart(Class<?> pieces) {
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
          card.described = 0;
          card.effect = clause.effect();
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
          card.effect = clause.effect();
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
    return with(effect().plus(ability(role, window, must, use, inDestiny(window, when), action)));
  }

  // What its bar places in the destiny phase does nothing in an encounter that has none.
  private When<?> inDestiny(Window window, When<?> when) {
    boolean here = clauses[described].phases().contains(Step.DESTINY);
    if (window != Window.DEFENSE_CHOSEN || !here) return when;
    When<Object> own = When.inAnyGame(when);
    Condition both = (game, me) -> !game.encounter().beginsAtLaunch() && own.holds(game, me);
    return both;
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
    return Ability.of(effect.id(), effect.source(), role, window, must, use, when, action);
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

  /// An optional use at all times, by a sheet or flare that shows every phase: offered as a turn
  /// and an encounter begin, when the gate is aimed, when allies have come, before encounter cards
  /// are selected, after they are revealed and when the outcome is known.
  public final T whenever(Role role, Condition when, Action action) {
    return whenever(role, when, (game, me) -> {}, action);
  }

  /// The same with what is named when it is declared, see [#naming].
  public final T whenever(Role role, Condition when, Action naming, Action action) {
    Declaration<T> card = this;
    for (Window window : WHENEVER) card = card.may(role, window, when, action).naming(naming);
    @SuppressWarnings("unchecked")
    T whole = (T) card;
    return whole;
  }

  /// The moments at which something can be used that can be used at any time of an encounter.
  public static final List<Window> WHENEVER =
      List.of(
          Window.TURN_START,
          Window.REGROUP_START,
          Window.AIMED,
          Window.ALLIED,
          Window.BEFORE_SELECTION,
          Window.REVEALED,
          Window.OUTCOME);

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

  /// Lets the last ability act only while something else, such as a card of a variant, gives the
  /// power more than its sheet says ([Query#POWER_UNBOUND]): its window is then none of those of
  /// the sheet.
  public final T whileUnbound() {
    When<Object> own = last().when();
    Condition more =
        (game, me) -> game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 && own.holds(game, me);
    return last(last().unbound(more));
  }

  /// Lets the last ability happen although the power has been zapped (E-67).
  public final T evenZapped() {
    return last(last().evenZapped());
  }

  /// Lets the last ability, which is no use, happen although the power has been zapped or is lost
  /// for want of home colonies.
  public final T evenLost() {
    return last(last().evenLost());
  }

  /// Puts the last ability into a named group of the rulebook's order.
  public final T first(Ability.Group group) {
    return last(last().in(group));
  }

  /// Bends a query while the card is in force: a power that is not lost or zapped, a card that lies
  /// complete, a flare after it has been played until the encounter ends.
  public final T bends(Query query, Bend bend) {
    return with(effect().bends(query, bend));
  }

  /// Bends a query also while the power has been zapped (E-67).
  public final T bendsEvenZapped(Query query, Bend bend) {
    return with(effect().bends(query, bend, true));
  }

  // ---- reading

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String set() {
    return set;
  }

  @Override
  public String order() {
    return id;
  }

  @Override
  public String text() {
    return clauses[0].text();
  }

  @Override
  public final Role role() {
    return clauses[0].role();
  }

  @Override
  public final List<Step> phases() {
    return clauses[0].phases();
  }

  @Override
  public final List<Clause> clauses() {
    return List.copyOf(Arrays.asList(clauses));
  }

  @Override
  public final Effect effect() {
    return effect;
  }

  @Override
  public final String toString() {
    return name;
  }

  @Override
  public List<Clause> uses() {
    return clauses();
  }

  @Override
  public Clause use() {
    return clauses[0];
  }

  @Override
  public final String name(Clause use) {
    return use.word().isEmpty() ? name : name + " (" + title(use.word()) + ")";
  }

  /// What people call a side.
  protected String title(String word) {
    return word;
  }

  @Override
  public List<String> paragraphs() {
    return List.of(text());
  }

  @Override
  public String line(Clause use) {
    return "";
  }

  @Override
  public boolean hasBars() {
    return false;
  }

  @Override
  public List<Role> users() {
    Stream<Role> roles =
        hasBars()
            ? Arrays.stream(clauses).map(Clause::role)
            : effect().abilities().stream().map(Ability::role);
    return roles.distinct().toList();
  }

  @Override
  public List<Step> bar() {
    for (Clause clause : clauses) if (clause.phases().isEmpty()) return List.of();
    return Arrays.stream(clauses).flatMap(clause -> clause.phases().stream()).distinct().toList();
  }

  @Override
  public boolean isIdle() {
    return effect().abilities().isEmpty() && effect().queries() == 0;
  }

  @Override
  public String playedBy() {
    return "";
  }

  @Override
  public List<Effect> aside() {
    return List.of();
  }

  @Override
  public List<Ability> moments() {
    return List.of();
  }

  @Override
  public String scenarios() {
    return set + "/" + family() + "s/" + id;
  }

  @Override
  public Map<String, Object> traits() {
    return Map.of();
  }

  @Override
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
