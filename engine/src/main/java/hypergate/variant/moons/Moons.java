package hypergate.variant.moons;

import hypergate.game.Ability;
import hypergate.game.Effect;
import hypergate.game.Field;
import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Options;
import hypergate.game.Query;
import hypergate.game.Stands;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import org.jspecify.annotations.Nullable;

/// The moons (docs/rules/moons.md): each is attached to a home planet and has room for one ship,
/// which counts as part of a colony on that planet. Without the option there are none, and every
/// question here is one comparison.
public final class Moons extends MoonSlots {

  private final MoonStands stands;

  /// The moons of a game.
  public Moons(Game game) {
    super(game);
    this.stands = new MoonStands(game, this);
    if (!inUse()) return;
    game.cells().ofBytes(Layout.MOON_ID, Place.MOONS, this::hide);
    game.cells().ofBytes(Layout.MOON_LEFT, Seat.MOST, Secrecy.OWNER);
    game.redealers().add((viewer, luck) -> new MoonDeal(game, viewer, luck).deal());
  }

  /// Where moons act from.
  public Stands stands() {
    return stands;
  }

  // Of moons that it does not know a seat sees the backs.
  private void hide(Claim claim, State shown, Sight sight) {
    for (int slot = 0; slot < Place.MOONS; slot++)
      if (shown.b[Layout.MOON_ID + slot] != 0
          && !knows(slot, sight.viewer())
          && !isKnownToAll(slot)) hide(slot);
  }

  /// Whether a moon, by its position in the content, belongs to a game with these options.
  public static boolean isIn(Options options, Moon moon) {
    if (!options.is(Option.MOONS)) return false;
    if (options.isStartCard(moon.id())) return true;
    if (moon.isEndingGame() && !options.is(Option.MOON_VICTORY)) return false;
    return moon.isSerious() || options.is(Option.MOONS, "all");
  }

  // ---- Tech levels

  /// Whether what a moon is about to do goes ahead: nobody keeps it from it by a Tech level (L-16).
  /// A continuing moon is asked about once in an encounter.
  public boolean goesAhead(int slot) {
    if (!game.levels().inUse()) return true;
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.CONTINUING) {
      if (has(slot, ASKED)) return !has(slot, SUSPENDED);
      // H-206: a moon base is asked about only as it is revealed.
      set(slot, ASKED);
    }
    if (!game.levels().standsAgainst(occupant(slot), Field.MOON, moon.id())) return true;
    switch (moon.kind()) {
      case DISCARD -> game.verbs().moons().discard(slot);
      case IMMEDIATE -> {
        clear(slot, UP);
        set(slot, WAITS);
        if (game.isHeard())
          game.tell(new MoonEvent.MoonTurnedDown(planet(slot), moon.id(), "wield"));
      }
      default -> set(slot, SUSPENDED);
    }
    index();
    return false;
  }

  /// As an encounter begins: moons that only bend values are asked about now (H-207).
  public void askAboutValues() {
    if (!inUse() || !game.levels().inUse()) return;
    for (int p = 0; p < game.seats(); p++)
      for (int slot = 0; slot < Place.MOONS; slot++)
        if (inForce(slot)
            && occupant(slot) == game.inOrder(p)
            && moon(slot).kind() == Moon.Kind.CONTINUING
            && moon(slot).group() != Moon.Group.MOON_BASE
            && moon(slot).effect().queries() != 0
            && moon(slot).effect().windows() == 0) goesAhead(slot);
  }

  // ---- occupants come and go

  /// Looks who has come to a moon and who has left one: called when a movement is complete.
  ///
  /// @return whether anything has changed
  public boolean follow() {
    if (state.n[Layout.MOONS_STIRRED] == 0) return false;
    state.n[Layout.MOONS_STIRRED] = 0;
    boolean any = false;
    int came = 0;
    for (int slot = 0; slot < Place.MOONS; slot++) {
      if (!exists(slot)) continue;
      int now = occupant(slot).index() + 1;
      int was = state.b[Layout.MOON_HOLDER + slot];
      if (now == was) continue;
      any = true;
      state.b[Layout.MOON_HOLDER + slot] = (byte) now;
      if (was != 0) game.verbs().moons().vacated(slot);
      if (now != 0) came |= 1 << slot;
    }
    if (any) index();
    for (int rest = came; rest != 0; rest &= rest - 1)
      game.verbs().moons().occupied(Integer.numberOfTrailingZeros(rest));
    return any;
  }

  /// Looks at nothing: whoever is on a moon has been there before; for tables set up by hand.
  public void settled() {
    state.n[Layout.MOONS_STIRRED] = 0;
    for (int slot = 0; slot < Place.MOONS; slot++)
      state.b[Layout.MOON_HOLDER + slot] = (byte) (exists(slot) ? occupant(slot).index() + 1 : 0);
    index();
  }

  // ---- what they do

  /// The rules by which the occupant of a slot can act now; null for none.
  public @Nullable Effect acting(int slot) {
    if (!exists(slot) || !isKnown(slot) || has(slot, SUSPENDED | WAITS)) return null;
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.DISCARD) {
      // What it brings about when used may come in a later window of the encounter.
      return has(slot, SPENT) && !has(slot, ACTIVE) ? null : moon.effect();
    }
    if (has(slot, UP)) return moon.effect();
    return moon.group() == Moon.Group.SECRET ? moon.hidden() : null;
  }

  /// Whether an ability of a moon can be used now, by its state: one that works once offers its use
  /// until then, and what it must do afterwards.
  public boolean mayAct(int slot, Ability ability) {
    if (moon(slot).kind() != Moon.Kind.DISCARD) return true;
    return ability.mandatory() ? has(slot, ACTIVE) : !has(slot, SPENT);
  }

  /// What a moon says for the moment in which it is revealed happens.
  public void carryOutReveal(int slot) {
    Ability revealed = moon(slot).revealed();
    if (revealed != null) stands.act(occupant(slot), revealed, slot);
  }

  /// Whether what a moon makes possible in deals can be a term now.
  public boolean mayBeTerm(int slot) {
    if (!inForce(slot)) return false;
    Ability dealt = moon(slot).dealt();
    return dealt != null && game.pipeline().holds(slot, dealt.when(), occupant(slot));
  }

  /// A deal with what a moon makes possible is carried out.
  public void actInDeal(int slot) {
    Ability dealt = moon(slot).dealt();
    if (mayBeTerm(slot) && dealt != null) stands.act(occupant(slot), dealt, slot);
  }

  /// A moon is about to act: one that works once is shown and used up with it.
  ///
  /// @return whether it goes ahead
  public boolean begins(int slot, Ability ability) {
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.IMMEDIATE || !has(slot, UP) && moon.group() == Moon.Group.SECRET)
      return true;
    if (moon.kind() != Moon.Kind.DISCARD) return goesAhead(slot);
    if (ability.mandatory()) return true;
    game.verbs().moons().show(slot);
    if (!goesAhead(slot)) return false;
    spend(slot);
    return true;
  }

  @Override
  public void index() {
    if (inUse()) stands.index();
  }

  /// The same for windows alone: when other moons are imagined face down.
  public void indexWindows() {
    if (inUse()) stands.indexWindows();
  }

  /// The answer to a query about a seat, bent by the moons in force alone.
  public int bend(Query query, Seat subject, int normal) {
    return inUse() ? stands.bent(query, subject, normal) : normal;
  }

  /// The first moon in force that bends the query, in notation; empty: none.
  public String bender(Query query) {
    for (int slot = 0; slot < Place.MOONS; slot++)
      if (inForce(slot) && (moon(slot).effect().queries() & query.bit()) != 0)
        return moon(slot).id();
    return "";
  }

  // ---- counting colonies

  /// Foreign colonies that count for a seat: those on planets, and what moons make of them (6.7).
  public int foreignColonies(Seat seat) {
    int colonies = Long.bitCount(game.ships().foreignColonies(seat));
    return bend(Query.FOREIGN_COLONIES, seat, colonies);
  }

  // ---- the encounter

  /// The ship on the target's moon that helps to defend it: 1, or 0 for none.
  public int defending() {
    int slot = state.n[Layout.MOON_DEFENDS] - 1;
    if (slot < 0 || planet(slot) != game.encounter().target()) return 0;
    return state.ships(Place.MOON + slot, game.encounter().defense().index());
  }

  /// The place of that ship.
  public int defendingPlace() {
    return defending() == 0 ? -1 : Place.MOON + state.n[Layout.MOON_DEFENDS] - 1;
  }

  /// The ship on a moon helps to defend its planet in this encounter.
  public void defends(int slot) {
    state.n[Layout.MOON_DEFENDS] = slot + 1;
  }
}
