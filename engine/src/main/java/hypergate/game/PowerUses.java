package hypergate.game;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// What powers do in a window: what their owners may use them for, on their own account and on that
/// of a Pulsar in force.
final class PowerUses {
  /// In the value of a [Choice#USE]: a power.
  static final int POWER = 0;

  /// In the number of a USE choice: the power can do this on account of a Pulsar in force.
  static final int LASTING = 8;

  private final Game game;
  private final State state;
  private final long[] acted;
  private final int[] lasting;

  /// @param acted what has acted at each level: shared with the windows
  /// @param lasting what has acted on account of a Pulsar: shared too
  PowerUses(Game game, long[] acted, int[] lasting) {
    this.game = game;
    this.state = game.state();
    this.acted = acted;
    this.lasting = lasting;
  }

  /// The instances of a seat with an optional ability in a window.
  int may(Window window, Seat seat) {
    return Windows.ofSeat((int) (state.w[Layout.POWER_WINDOWS + window.ordinal()] >>> 32), seat);
  }

  /// The instances of a seat that may be any alien, for all that others know.
  int faceDown(Seat seat) {
    return Windows.ofSeat(state.n[Layout.FACE_DOWN], seat);
  }

  /// Lets everybody, in timing order, play super flares with powers that a Con holds back in a
  /// window (P10), before anybody is asked what to use in it.
  void offerHeldBack(Window window, int level) {
    if (state.n[Layout.PULSARS_IN_FORCE] == 0) return;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = TimingOrder.at(order + p);
      for (int rest = may(window, seat) | faceDown(seat); rest != 0; rest &= rest - 1)
        game.pulsars()
            .overrides()
            .offer(window, seat, Integer.numberOfTrailingZeros(rest), false, level);
    }
  }

  /// Adds everything optional that a seat can do with its powers to a menu.
  void add(Menu menu, Window window, Seat seat, int level) {
    for (int rest = may(window, seat); rest != 0; rest &= rest - 1) {
      int instance = Integer.numberOfTrailingZeros(rest);
      Ability[] here = game.powers().alien(instance).effect().in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].must && mayUse(seat, instance, here[a], a, level))
          menu.add(Choice.of(Choice.USE, POWER << 20 | instance << 4 | a));
    }
    if (lasts(window)) addLasting(menu, window, seat, level);
  }

  /// Whether a Pulsar in force may let a power act in a window.
  boolean lasts(Window window) {
    return state.n[Layout.PULSARS_IN_FORCE] != 0
        && (state.w[Layout.CARD_WINDOWS] & window.bit()) != 0;
  }

  private void addLasting(Menu menu, Window window, Seat seat, int level) {
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.windows().playable().isOffered(menu, instance)) continue;
      Ability[] here = game.pulsars().lasting(instance).in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].must && mayUse(seat, instance, here[a], LASTING + a, level))
          menu.add(Choice.of(Choice.USE, POWER << 20 | instance << 4 | LASTING | a));
    }
  }

  // Two abilities of one power in the same window are counted apart.
  static long actedBit(int instance, int ability) {
    return 1L << (2 * instance + Math.min(ability, 1));
  }

  /// Whether a power can be used for something in the window that is open at a level.
  ///
  /// @param number of the ability in this window, above [#LASTING] of those of its Pulsar
  boolean mayUse(Seat seat, int instance, Ability ability, int number, int level) {
    // What a Con puts in the place of the power goes by the Con.
    int ignored =
        number >= LASTING
            ? game.pulsars().immunities().ignored()
            : game.pulsars().overrides().heed(instance, ability, level);
    boolean may =
        !hasActed(instance, number, level)
            && isOpenTo(seat, instance, ability, number)
            && isOn(instance, ability)
            // A power never answers an event that it caused.
            && !game.pipeline().isUsing(instance)
            && game.pipeline().holds(instance, ability.when, seat);
    game.pulsars().immunities().ignore(ignored);
    return may;
  }

  private boolean hasActed(int instance, int number, int level) {
    return number >= LASTING
        ? (lasting[level] >>> instance & 1) != 0
        : (acted[2 * level] & actedBit(instance, number)) != 0;
  }

  /// Notes that a power has acted in the window that is open at a level.
  void hasActedNow(int instance, int number, int level) {
    if (number >= LASTING) lasting[level] |= 1 << instance;
    else acted[2 * level] |= actedBit(instance, number);
  }

  private boolean isOpenTo(Seat seat, int instance, Ability ability, int number) {
    int position = game.encounter().position(seat);
    if (state.n[Layout.PULSARS_IN_FORCE] == 0) return ability.role.covers(position);
    return game.pulsars().isOpenTo(instance, ability, position, number >= LASTING);
  }

  private boolean isOn(int instance, Ability ability) {
    if (!ability.evenZapped) return game.powers().inForce(instance);
    boolean off = ability.use && game.powers().isBlocked(instance);
    return !off && !game.powers().isDenied(instance) && !game.powers().isGone(instance);
  }

  /// Takes a use that was chosen through the pipeline.
  void use(Seat seat, Window window, int instance, int number, int level) {
    hasActedNow(instance, number, level);
    game.pipeline().use(seat, abilityOf(instance, window, number), -1, -1, instance);
  }

  private Ability abilityOf(int instance, Window window, int number) {
    return number < LASTING
        ? game.powers().alien(instance).effect().in(window)[number]
        : game.pulsars().lasting(instance).in(window)[number - LASTING];
  }
}
