package hypergate.game;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;
import org.jspecify.annotations.Nullable;

/// What moons do in a window: what their occupants may do with them, and what they must.
final class MoonUses {
  /// In the value of a [Choice#USE]: a moon.
  static final int MOON = 3;

  private final Game game;
  private final State state;

  // At each level the moons that have acted.
  private final int[] acted;

  MoonUses(Game game, int levels) {
    this.game = game;
    this.state = game.state();
    this.acted = new int[levels];
  }

  /// A window opens: nothing has acted at its level.
  void begin(int level) {
    acted[level] = 0;
  }

  private boolean hasAny(Seat seat, Window window) {
    return (state.w[Layout.MOON_WINDOWS + seat.index()] & window.bit()) != 0;
  }

  /// Adds everything optional that a seat can do with its moons to a menu.
  void add(Menu menu, Window window, Seat seat, int level) {
    if (!hasAny(seat, window)) return;
    for (int slot = 0; slot < Place.MOONS; slot++) {
      Effect effect = effectFor(slot, seat, window);
      if (effect == null || (acted[level] >>> slot & 1) != 0) continue;
      Ability[] here = effect.in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].must && allows(seat, slot, here[a]))
          menu.add(Choice.of(Choice.USE, MOON << 20 | slot << 4 | a));
    }
  }

  private @Nullable Effect effectFor(int slot, Seat seat, Window window) {
    if (!game.moons().exists(slot) || game.moons().occupant(slot) != seat) return null;
    Effect effect = game.moons().acting(slot);
    return effect == null || (effect.windows & window.bit()) == 0 ? null : effect;
  }

  private boolean allows(Seat seat, int slot, Ability ability) {
    return game.moons().mayAct(slot, ability) && game.windows().allows(seat, ability, slot);
  }

  /// Uses a moon as chosen.
  void use(Seat seat, Window window, int slot, int number, int level) {
    Effect effect = game.moons().acting(slot);
    if (effect == null) throw new IllegalStateException("moon " + slot + " cannot be used");
    // To reveal a secret moon is not yet to use it: it may act in the same window.
    if (effect != game.moons().moon(slot).hidden()) acted[level] |= 1 << slot;
    game.pipeline().useMoon(seat, effect.in(window)[number], slot);
  }

  /// Everything that moons of a seat must do now.
  void carryOut(Window window, Ability.@Nullable Group group, int level, Seat seat) {
    if (!hasAny(seat, window)) return;
    for (int slot = 0; slot < Place.MOONS; slot++) {
      Effect effect = effectFor(slot, seat, window);
      if (effect == null) continue;
      for (Ability ability : effect.in(window)) {
        if (!ability.must || group != null && ability.group != group) continue;
        if ((acted[level] >>> slot & 1) != 0 || !allows(seat, slot, ability)) continue;
        acted[level] |= 1 << slot;
        game.pipeline().useMoon(seat, ability, slot);
        if (game.moons().occupant(slot) != seat) break;
      }
    }
  }

  /// Whether a seat could use a moon in a window as far as everybody can tell: of one that lies
  /// face down everybody sees the back alone.
  boolean isEligible(Window window, Seat seat, int level) {
    if (!game.moons().inUse()) return false;
    for (int slot = 0; slot < Place.MOONS; slot++) {
      if (!game.moons().exists(slot) || game.moons().occupant(slot) != seat) continue;
      if (game.moons().isKnownToAll(slot)
          ? mayUse(window, seat, slot, level)
          : mayBe(window, seat, slot)) return true;
    }
    return false;
  }

  private boolean mayUse(Window window, Seat seat, int slot, int level) {
    Effect effect = effectFor(slot, seat, window);
    if (effect == null || (acted[level] >>> slot & 1) != 0) return false;
    for (Ability ability : effect.in(window))
      if (!ability.must && could(seat, slot, ability)) return true;
    return false;
  }

  private boolean mayBe(Window window, Seat seat, int slot) {
    for (Moon moon : game.content().moons()) {
      if (!moon.staysSecret() || moon.back() != game.moons().back(slot)) continue;
      if (!Moons.isIn(game.options(), moon)) continue;
      Effect effect = moon.group() == Moon.Group.SECRET ? moon.hidden() : moon.effect();
      if ((effect.windows & window.bit()) == 0) continue;
      for (Ability ability : effect.in(window))
        if (!ability.must) {
          game.peeked = false;
          if (game.windows().allows(seat, ability, slot) || game.peeked) return true;
        }
    }
    return false;
  }

  private boolean could(Seat seat, int slot, Ability ability) {
    game.peeked = false;
    return allows(seat, slot, ability) || game.peeked;
  }

  /// The effect that a use of a moon stands for.
  static Effect effectOf(Game game, int slot) {
    Effect effect = game.moons().acting(slot);
    return effect == null ? game.moons().moon(slot).effect() : effect;
  }
}
