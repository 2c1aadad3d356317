package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Stands;
import hypergate.game.timing.Use;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The moons. A location is a moon's slot; a moon acts for the seat that has a ship on it. What it
/// does is no use of a card or power: nothing but a Tech level answers it.
final class MoonStands extends Stands {
  private final Moons moons;
  private final int column;

  /// @param moons the moons of the game
  MoonStands(Game game, Moons moons) {
    super(game);
    this.moons = moons;
    this.column = wayOfActing();
  }

  @Override
  protected boolean isOfSeats() {
    return true;
  }

  // Of a moon that lies face down everybody sees the back alone.
  @Override
  protected boolean isSecret() {
    return true;
  }

  /// Recomputes in which windows and queries some moon can act.
  void index() {
    long queries = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.inForce(slot)) queries |= moons.moon(slot).effect().queries();
    index(queries);
  }

  /// The same for windows alone: when other moons are imagined face down.
  void indexWindows() {
    index(queries());
  }

  private void index(long queries) {
    long windows = 0;
    long musts = 0;
    for (int i = 0; i < game.seats(); i++) acts(Seat.of(i), 0);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      Effect acting = moons.acting(slot);
      Seat occupant = moons.occupant(slot);
      if (acting == null || !occupant.exists()) continue;
      windows |= acting.windows();
      musts |= acting.musts();
      acts(occupant, windows(occupant) | acting.windows());
    }
    acts(windows, musts, queries);
    game.stands().index();
  }

  // ---- in a window

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      Effect effect = effectFor(slot, seat, window);
      if (effect == null || hasActed(column, level, slot)) continue;
      Ability[] here = effect.in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].mandatory() && mayAct(seat, slot, here[a])) offer(menu, slot, a);
    }
  }

  private @Nullable Effect effectFor(int slot, Seat seat, Window window) {
    if (!moons.exists(slot) || moons.occupant(slot) != seat) return null;
    Effect effect = moons.acting(slot);
    return effect == null || (effect.windows() & window.bit()) == 0 ? null : effect;
  }

  private boolean mayAct(Seat seat, int slot, Ability ability) {
    return moons.mayAct(slot, ability) && allows(seat, ability, slot);
  }

  @Override
  protected void use(Seat seat, Window window, int slot, int number, int level) {
    Effect effect = moons.acting(slot);
    if (effect == null) throw new IllegalStateException("moon " + slot + " cannot be used");
    // To reveal a secret moon is not yet to use it: it may act in the same window.
    if (effect != moons.moon(slot).hidden()) actsNow(column, level, slot);
    act(seat, effect.in(window)[number], slot);
  }

  /// Carries out what a moon does for its occupant.
  void act(Seat seat, Ability ability, int slot) {
    follow(seat, ability, slot);
  }

  @Override
  protected boolean isLate() {
    return true;
  }

  @Override
  protected boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, long due) {
    if ((windows(seat) & window.bit()) == 0) return true;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      Effect effect = effectFor(slot, seat, window);
      if (effect == null) continue;
      for (Ability ability : effect.in(window)) {
        if (!isDue(ability, group) || hasActed(column, level, slot)) continue;
        if (!mayAct(seat, slot, ability)) continue;
        actsNow(column, level, slot);
        act(seat, ability, slot);
        if (moons.occupant(slot) != seat) break;
      }
    }
    return true;
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!moons.exists(slot) || moons.occupant(slot) != seat) continue;
      if (moons.isKnownToAll(slot) ? mayUse(window, seat, slot, level) : mayBe(window, seat, slot))
        return true;
    }
    return false;
  }

  private boolean mayUse(Window window, Seat seat, int slot, int level) {
    Effect effect = effectFor(slot, seat, window);
    if (effect == null || hasActed(column, level, slot)) return false;
    for (Ability ability : effect.in(window)) {
      if (ability.mandatory()) continue;
      if (moons.mayAct(slot, ability) && couldBe(seat, ability, slot)) return true;
    }
    return false;
  }

  private boolean mayBe(Window window, Seat seat, int slot) {
    for (Moon moon : game.content().of(Moon.class)) {
      if (!moon.staysSecret() || moon.back() != moons.back(slot)) continue;
      if (!MoonVariant.deals(game.options(), moon)) continue;
      Effect effect = moon.group() == Moon.Group.SECRET ? moon.hidden() : moon.effect();
      if (couldUse(effect, window, seat, slot)) return true;
    }
    return false;
  }

  // ---- on a query

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!moons.exists(slot) || !moons.isKnown(slot)) continue;
      Effect effect = moons.moon(slot).effect();
      if (!effect.isBending(query) || !moons.inForce(slot)) continue;
      here(slot);
      value = effect.bend(query).bend(game, moons.occupant(slot), subject, value);
    }
    return value;
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.inForce(slot) && moons.moon(slot).effect().isBending(query))
        found.add(moons.moon(slot).id());
  }

  // ---- what stands here

  @Override
  protected Effect effect(Seat seat, int slot, int number) {
    Effect effect = moons.acting(slot);
    return effect == null ? moons.moon(slot).effect() : effect;
  }

  @Override
  protected String notation(int slot, int number) {
    return moons.moon(slot).id();
  }

  @Override
  protected int contentNumber(Use use) {
    return Moon.numberOf(game.content(), use.ability().effect());
  }

  @Override
  protected String named(int number) {
    return game.content().of(Moon.class).get(number).id();
  }

  // ---- what it does

  @Override
  protected boolean goesAhead(Use use) {
    if (game.isHeard() && use.ability().isUse())
      game.tell(new Event.Used(use.seat(), use.ability().effect()));
    return moons.begins(use.location(), use.ability());
  }
}
