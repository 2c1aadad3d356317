package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.table.Powers;
import hypergate.game.table.TimingOrder;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The sheets before the players, from which their powers act. A location is a power instance. What
/// holds them back, or keeps them going, say the [Holds].
public final class SheetStands extends PowerStands {
  private final State state;
  private final Holds holds;

  // Two abilities of one power in the same window are counted apart.
  private final int first;
  private final int further;

  SheetStands(Timing game) {
    super(game);
    this.state = game.state();
    this.holds = game.holds();
    this.first = wayOfAnswering();
    this.further = wayOfAnswering();
  }

  @Override
  protected boolean isOfSeats() {
    return true;
  }

  /// Recomputes in which windows and queries some power can act.
  void index() {
    java.util.Arrays.fill(state.w, Layout.POWER_WINDOWS, Layout.POWER_WINDOWS + Sizes.WINDOWS, 0);
    long windows = 0;
    long musts = 0;
    long queries = 0;
    long ofSeat = 0;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      if (game.powers().exists(i)) {
        Effect effect = game.powers().alien(i).effect();
        for (Ability ability : effect.all())
          state.w[Layout.POWER_WINDOWS + ability.window().ordinal()] |=
              1L << (ability.mandatory() ? i : i + 32);
        windows |= effect.windows();
        musts |= effect.musts();
        queries |= effect.queries();
        ofSeat |= effect.choices();
      }
      if ((i + 1) % Sizes.POWERS != 0) continue;
      acts(Powers.owner(i), ofSeat);
      ofSeat = 0;
    }
    acts(windows, musts, queries);
    game.stands().index();
  }

  /// Whether an option of a menu is a use of a power.
  public boolean isUse(int choice, int instance) {
    return StandChoice.isAt(choice, this) && StandChoice.location(choice) == instance;
  }

  /// Whether a power has an ability in a window, one that must happen or one that its owner may
  /// use.
  public boolean hasAny(Window window, int instance, boolean must) {
    long instances = state.w[Layout.POWER_WINDOWS + window.ordinal()];
    return (instances >>> instance + (must ? 0 : 32) & 1) != 0;
  }

  /// The instances of a seat with an optional ability in a window.
  int may(Window window, Seat seat) {
    return ofSeat((int) (state.w[Layout.POWER_WINDOWS + window.ordinal()] >>> 32), seat);
  }

  /// The power instances that could act in a window as things stand: those that act there, whose
  /// owners are in a position to let them, and that are not off. Mandatory abilities in the low
  /// half, optional ones in the high half; too many rather than too few.
  long open(Window window) {
    long all = state.w[Layout.POWER_WINDOWS + window.ordinal()];
    if (all == 0 || holds.areAny()) return all;
    long open = 0;
    for (int rest = (int) (all | all >>> 32); rest != 0; rest &= rest - 1) {
      int instance = Integer.numberOfTrailingZeros(rest);
      if (couldAct(instance, window)) open |= all & 1L << instance + 32 | all & 1L << instance;
    }
    return open;
  }

  private boolean couldAct(int instance, Window window) {
    Effect effect = game.powers().alien(instance).effect();
    if (game.powers().isGone(instance) && !effect.isEvenLost()) return false;
    return effect.covers(window, game.encounter().position(Powers.owner(instance)))
        && (game.powers().off(instance) == 0 || effect.isEvenZapped());
  }

  /// Whether some power could have to act as things stand.
  ///
  /// @param open the powers that could act in a window, see [#open]
  static boolean isObliged(long open) {
    return (int) open != 0;
  }

  /// The seats that could use a power as things stand, as a mask: never too few.
  ///
  /// @param open the powers that could act in a window, see [#open]
  static int mayUse(long open) {
    int seats = 0;
    for (int rest = (int) (open >>> 32); rest != 0; rest &= rest - 1)
      seats |= 1 << Integer.numberOfTrailingZeros(rest) / Sizes.POWERS;
    return seats;
  }

  /// Whether anybody has a power that can be used in a window, be it on or off.
  boolean isUsedIn(Window window) {
    return state.w[Layout.POWER_WINDOWS + window.ordinal()] >>> 32 != 0;
  }

  private static int ofSeat(int instances, Seat seat) {
    return instances & 15 << (seat.index() * Sizes.POWERS);
  }

  // ---- in a window

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    for (int rest = may(window, seat); rest != 0; rest &= rest - 1) {
      int instance = Integer.numberOfTrailingZeros(rest);
      Ability[] here = game.powers().alien(instance).effect().in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].mandatory()
            && mayUse(seat, instance, here[a], a, level)
            && !(here[a].isUse() && game.stands().promises().isBarred(seat, instance)))
          offer(menu, instance, a);
    }
  }

  /// Whether a power can be used for something in the window that is open at a level.
  ///
  /// @param number of the ability in this window
  public boolean mayUse(Seat seat, int instance, Ability ability, int number, int level) {
    int before = holds.heed(instance, ability, level);
    boolean may =
        !hasActed(column(number), level, instance)
            && isOpenTo(seat, instance, ability)
            && canUse(seat, instance, ability);
    holds.back(before);
    return may;
  }

  private boolean isOpenTo(Seat seat, int instance, Ability ability) {
    return holds.areAny()
        ? holds.isOpenTo(seat, instance, ability)
        : ability.role().covers(game.encounter().position(seat));
  }

  private int column(int number) {
    return number == 0 ? first : further;
  }

  /// Whether a power is on, and the condition of an ability holds.
  public boolean canUse(Seat seat, int instance, Ability ability) {
    return isOn(instance, ability)
        // A power never answers an event that it caused.
        && !game.pipeline().isUsing(instance)
        && holds(seat, ability, instance);
  }

  private boolean isOn(int instance, Ability ability) {
    if (!ability.isEvenZapped()) return game.powers().inForce(instance);
    boolean off = ability.isUse() && game.powers().isBlocked(instance);
    boolean gone = game.powers().isGone(instance) && !ability.evenLost;
    return !off && !game.powers().isDenied(instance) && !gone;
  }

  @Override
  protected void use(Seat seat, Window window, int instance, int number, int level) {
    actsNow(column(number), level, instance);
    act(seat, game.powers().alien(instance).effect().in(window)[number], instance);
  }

  /// Takes a use of a power through the pipeline. What its super flare has set free nothing holds
  /// back.
  public void act(Seat seat, Ability ability, int instance) {
    int before = holds.heed(instance, ability, game.windows().level());
    game.pipeline().use(seat, ability, this, instance);
    holds.back(before);
  }

  /// The power instances with something that must happen, and those that lie face down while powers
  /// are held back: of a card against one of these nobody knows whom it concerns.
  @Override
  protected long due(Window window) {
    long must = state.w[Layout.POWER_WINDOWS + window.ordinal()] & 0xffffffffL;
    return holds.areAny() ? must | (long) game.powers().faceDown() << 32 : must;
  }

  @Override
  protected boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, long due) {
    int must = (int) due;
    for (int rest = ofSeat(must | (int) (due >>> 32), seat); rest != 0; rest &= rest - 1) {
      int instance = Integer.numberOfTrailingZeros(rest);
      // What somebody else's power has done before may have taken it away.
      if (!game.powers().exists(instance)) continue;
      holds.offer(window, seat, instance, true, level);
      if ((must >>> instance & 1) != 0 && !carryOut(window, group, level, seat, instance))
        return false;
    }
    return true;
  }

  private boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, int instance) {
    Ability[] here = game.powers().alien(instance).effect().in(window);
    for (int a = 0; a < here.length; a++) {
      if (!isDue(here[a], group) || !mayUse(seat, instance, here[a], a, level)) continue;
      actsNow(column(a), level, instance);
      act(seat, here[a], instance);
      if (game.windows().isClosed(window)) return false;
      // The power may have left its owner in the meantime.
      if (!game.powers().exists(instance)) return true;
    }
    return true;
  }

  /// Lets everybody, in timing order, play super flares with powers that are held back in a window,
  /// before anybody is asked what to use in it.
  void offerHeldBack(Window window, int level) {
    if (!holds.areAny()) return;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = TimingOrder.at(order + p);
      int instances = may(window, seat) | ofSeat(game.powers().faceDown(), seat);
      for (int rest = instances; rest != 0; rest &= rest - 1)
        holds.offer(window, seat, Integer.numberOfTrailingZeros(rest), false, level);
    }
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      // Nobody else knows what lies face down.
      if (game.powers().isFaceDown(instance)) return true;
      Ability[] here = game.powers().alien(instance).effect().in(window);
      for (int a = 0; a < here.length; a++) {
        if (here[a].mandatory()) continue;
        game.probe().begin();
        if (game.probe().isPossible(mayUse(seat, instance, here[a], a, level))) return true;
      }
    }
    return false;
  }

  @Override
  protected boolean hasBeenUsed(int instance, int level) {
    return hasActed(first, level, instance) || hasActed(further, level, instance);
  }

  // ---- on a query

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      if (!game.powers().exists(i)) continue;
      Effect effect = game.powers().alien(i).effect();
      if (!effect.isBending(query) || !bendsNow(query, i)) continue;
      if (holds.areAny() && isKeptFrom(subject, i)) continue;
      here(i);
      value = effect.bend(query).bend(game, Powers.owner(i), subject, value);
    }
    return value;
  }

  // What pieces on the table do lasts without the power.
  private boolean bendsNow(Query query, int instance) {
    return query == Query.SHIPS_ADD
        || query == Query.REINFORCING_ATTACKS
        || query == Query.PLANET_LIMIT
        || query == Query.COLONY_MARKER
        || game.powers().inForce(instance)
        || game.powers().alien(instance).effect().isBendingEvenZapped(query)
            && isOnButForZaps(instance);
  }

  private boolean isOnButForZaps(int instance) {
    return !game.powers().isDenied(instance)
        && !game.powers().isGone(instance)
        && !game.course().isOut(Powers.owner(instance));
  }

  // An immune player's values are not bent, nor anybody's while one opposes the power.
  private boolean isKeptFrom(Seat subject, int instance) {
    return game.reach().isClosedTo(subject, instance);
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (game.powers().exists(i)
          && bendsNow(query, i)
          && game.powers().alien(i).effect().isBending(query))
        found.add(game.powers().alien(i).id());
  }

  // ---- what stands here

  @Override
  protected Effect effect(Seat seat, int instance, int number) {
    return game.powers().alien(instance).effect();
  }

  @Override
  protected String notation(int instance, int number) {
    return game.powers().alien(instance).id();
  }

  @Override
  protected int find(Seat seat, Effect effect) {
    int found = -1;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().exists(instance) && game.powers().alien(instance).effect() == effect)
        found = instance;
    }
    return found;
  }

  @Override
  protected int contentNumber(Use use) {
    return game.powers().number(use.location);
  }

  // ---- a use

  /// Declares a use of a power that is carried out elsewhere, and lets it be answered.
  ///
  /// @return false when it was zapped or is not in force
  boolean declares(Seat seat, int instance) {
    if (!game.powers().inForce(instance)) return false;
    turnUp(instance);
    return game.pipeline()
        .declare(seat, game.powers().alien(instance).effect().declaration(), this, instance);
  }

  @Override
  protected int instance(Use use) {
    return use.location;
  }
}
