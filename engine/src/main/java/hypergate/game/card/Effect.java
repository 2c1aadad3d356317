package hypergate.game.card;

import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The rule part of one side of a card: its abilities by window and the queries it bends.
/// Immutable; each method gives a new value. Aliens, flares, artifacts and all other cards are
/// built from it.
public final class Effect {
  private static final Ability[] NONE = {};

  public final String id;
  public final Ability.Source source;
  final List<Ability> abilities;

  /// The same as an array, for hot loops; not to be changed.
  public final Ability[] all;

  final List<Bending> bendings;

  /// Windows in which it has an ability, as a mask.
  public final long windows;

  /// Windows in which it has a mandatory ability, as a mask.
  public final long musts;

  /// Windows in which it has an ability that somebody may choose to use, as a mask.
  public final long choices;

  /// Queries that are bent, as a mask.
  public final long queries;

  /// A bare use of this effect, for uses that are declared in one place and carried out in another.
  public final Ability declaration;

  private final Ability[][] byWindow = new Ability[Window.ALL.length][];

  // Of the abilities in each window: the positions in which somebody has the role of one.
  private final byte[] positions = new byte[Window.ALL.length];

  private final boolean evenZapped;
  private final boolean evenLost;
  private final Change<?>[] byQuery = new Change<?>[Query.values().length];
  private final boolean[] bentEvenZapped = new boolean[Query.values().length];

  /// One bent query.
  record Bending(Query query, Change<?> bend, boolean evenZapped) {}

  private Effect(
      String id, Ability.Source source, List<Ability> abilities, List<Bending> bendings) {
    this.id = id;
    this.source = source;
    this.declaration =
        Ability.of(
            id, source, Role.ANY, Window.POWER_USED, false, true, Ability.ALWAYS, (game, me) -> {});
    this.abilities = List.copyOf(abilities);
    this.all = abilities.toArray(Ability[]::new);
    this.bendings = List.copyOf(bendings);
    Arrays.fill(byWindow, NONE);
    long windows = 0;
    boolean evenZapped = false;
    boolean evenLost = false;
    // Without streams: a start makes thousands of these.
    for (Ability ability : abilities) {
      int window = ability.window.ordinal();
      byWindow[window] = with(byWindow[window], ability);
      positions[window] |= (byte) ability.role.positions();
      windows |= ability.window.bit();
      evenZapped |= ability.isEvenZapped();
      evenLost |= ability.evenLost;
    }
    this.windows = windows;
    this.musts = windows(abilities, true);
    this.choices = windows(abilities, false);
    this.evenZapped = evenZapped;
    this.evenLost = evenLost;
    long queries = 0;
    for (Bending bending : bendings) {
      byQuery[bending.query.ordinal()] = bending.bend;
      bentEvenZapped[bending.query.ordinal()] = bending.evenZapped;
      queries |= bending.query.bit();
    }
    this.queries = queries;
  }

  private static Ability[] with(Ability[] before, Ability ability) {
    Ability[] with = Arrays.copyOf(before, before.length + 1);
    with[before.length] = ability;
    return with;
  }

  private static long windows(List<Ability> abilities, boolean must) {
    long windows = 0;
    for (Ability ability : abilities) if (ability.must == must) windows |= ability.window.bit();
    return windows;
  }

  /// An effect that does nothing yet.
  ///
  /// @param id its notation
  public static Effect of(String id, Ability.Source source) {
    return new Effect(id, source, List.of(), List.of());
  }

  /// The same with one more ability.
  public Effect plus(Ability ability) {
    return plus(List.of(ability));
  }

  /// The same with more abilities.
  public Effect plus(List<Ability> abilities) {
    List<Ability> more = new ArrayList<>(this.abilities);
    more.addAll(abilities);
    return new Effect(id, source, more, bendings);
  }

  /// The same with another ability instead of the last.
  public Effect replaceLast(Ability ability) {
    List<Ability> more = new ArrayList<>(abilities);
    more.set(more.size() - 1, ability);
    return new Effect(id, source, more, bendings);
  }

  /// The last of its abilities.
  public Ability last() {
    return abilities.get(abilities.size() - 1);
  }

  /// The same, bending a query besides.
  public Effect bends(Query query, Change<?> bend) {
    return bends(query, bend, false);
  }

  /// The same, bending a query besides.
  ///
  /// @param evenZapped whether it does so also when the power has been zapped
  public Effect bends(Query query, Change<?> bend, boolean evenZapped) {
    List<Bending> more = new ArrayList<>(bendings);
    more.add(new Bending(query, bend, evenZapped));
    return new Effect(id, source, abilities, more);
  }

  /// Its notation: `macron`, `flare-macron/wild`, `cosmic-zap`, `force-field`.
  public String id() {
    return id;
  }

  /// What kind of card or sheet it stands on.
  public Ability.Source source() {
    return source;
  }

  /// The windows in which it can be used, one bit each.
  public long windows() {
    return windows;
  }

  /// The windows in which it must act, one bit each.
  public long musts() {
    return musts;
  }

  /// The queries that it bends, one bit each.
  public long queries() {
    return queries;
  }

  /// Everything it can do, in the order of its declaration.
  public List<Ability> abilities() {
    return abilities;
  }

  /// The same as an array, for hot loops; not to be changed.
  public Ability[] all() {
    return all;
  }

  /// The windows in which somebody may choose to use it, one bit each.
  public long choices() {
    return choices;
  }

  /// A bare use of it, for uses that are declared in one place and carried out in another.
  public Ability declaration() {
    return declaration;
  }

  /// Whether it bends a query.
  public boolean isBending(Query query) {
    return byQuery[query.ordinal()] != null;
  }

  /// Whether it bends a query also when its power has been zapped.
  public boolean isBendingEvenZapped(Query query) {
    return bentEvenZapped[query.ordinal()];
  }

  /// The abilities in a window; shared, not to be changed.
  public Ability[] in(Window window) {
    return byWindow[window.ordinal()];
  }

  /// Whether it has an ability in a window.
  public boolean actsIn(Window window) {
    return byWindow[window.ordinal()].length > 0;
  }

  /// Whether a seat in a position has the role of some ability in a window.
  public boolean covers(Window window, int position) {
    return (positions[window.ordinal()] & position) != 0;
  }

  /// Whether anything of it happens also when its power has been zapped.
  public boolean isEvenZapped() {
    return evenZapped;
  }

  /// Whether anything of it happens also when its power is lost for want of home colonies.
  public boolean isEvenLost() {
    return evenLost;
  }

  /// How the query is bent; only for queries in [#queries].
  public Change<Object> bend(Query query) {
    return Change.inAnyGame(byQuery[query.ordinal()]);
  }
}
