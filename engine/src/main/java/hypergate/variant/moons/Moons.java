package hypergate.variant.moons;

import hypergate.game.Ability;
import hypergate.game.Effect;
import hypergate.game.Game;
import hypergate.game.Part;
import hypergate.game.Parts;
import hypergate.game.Stands;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Layout;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Loss;
import hypergate.game.view.View;
import org.jspecify.annotations.Nullable;

/// The moons (docs/rules/moons.md): each is attached to a home planet and has room for one ship,
/// which counts as part of a colony on that planet. Games without them have no such part.
public final class Moons extends MoonSlots implements Part {
  /// What a moon is called as a place, in notation.
  static final String OUTPOST = "moon";

  /// The field of action in which a moon works.
  static final String FIELD = "moon";

  private final Satellites verbs;
  private final MoonTerm term;

  private final MoonStands stands;

  Moons(Game game) {
    super(game);
    this.verbs = new Satellites(game, this);
    this.term = new MoonTerm(game, this);
    this.stands = new MoonStands(game, this);
    game.redealers().add((viewer, luck) -> new MoonDeal(game, this, viewer, luck).deal());
  }

  /// The moons of a game that is played with them.
  public static Moons of(Game game) {
    return game.parts().get(Moons.class);
  }

  /// The moons as a view shows them, of a game that is played with them.
  public static Moons of(View view) {
    return view.parts().get(Moons.class);
  }

  /// Whether a game is played with moons.
  public static boolean areIn(Game game) {
    return game.parts().find(Moons.class) != null;
  }

  /// Whether the game of a view is played with moons.
  public static boolean areIn(View view) {
    return view.parts().find(Moons.class) != null;
  }

  /// What happens to moons.
  public Satellites verbs() {
    return verbs;
  }

  @Override
  public Stands stands() {
    return stands;
  }

  // Of moons that it does not know a seat sees the backs.
  @Override
  void hideFaces(Claim claim, State shown, Sight sight) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (shown.b[ids + slot] != 0 && !knows(slot, sight.viewer()) && !isKnownToAll(slot))
        hide(slot);
  }

  // ---- the course of the game

  @Override
  public void setUp() {
    FirstMoons.run(game);
  }

  @Override
  public void encounterOver() {
    newEncounter();
  }

  @Override
  public void encounterBegan() {
    askAboutValues();
  }

  @Override
  public void planning() {
    verbs.askDefense();
  }

  @Override
  public void settled(Seat seat, Planet planet) {
    verbs.offer(seat, planet);
  }

  @Override
  public boolean moved() {
    return follow();
  }

  @Override
  public void planetLeaves(Planet planet, Loss loss) {
    verbs.planetLeaves(planet, loss);
  }

  @Override
  public void planetLeft(Planet planet) {
    verbs.planetLeft(planet);
  }

  @Override
  public String outpost() {
    return OUTPOST;
  }

  @Override
  public boolean hasFreeOutpost(Planet planet) {
    return freeAt(planet) >= 0;
  }

  // ---- words of its own

  @Override
  public DealTerm term() {
    return term;
  }

  /// The choice, at setup, to attach a moon to a planet.
  int onPlanet(int moon, Planet planet) {
    return game.parts().choice(this, moon << 8 | planet.index());
  }

  /// The moon, by number, of such a choice.
  public static int moonOf(int choice) {
    return Parts.valueOf(choice) >> 8;
  }

  /// The planet of such a choice.
  public static Planet planetOf(int choice) {
    return Planet.of(choice & 0xff);
  }

  @Override
  public String choiceKind(int value) {
    return "moon";
  }

  @Override
  public Planet choicePlanet(int value) {
    return planetOf(value);
  }

  @Override
  public String notation(int value) {
    return cards[moonOf(value)].id() + " " + planetOf(value);
  }

  // ---- what others say against it

  /// Whether what a moon is about to do goes ahead: nobody keeps it from it (L-16). A continuing
  /// moon is asked about once in an encounter.
  public boolean goesAhead(int slot) {
    if (!game.parts().mayStop()) return true;
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.CONTINUING) {
      if (has(slot, ASKED)) return !has(slot, SUSPENDED);
      // H-206: a moon base is asked about only as it is revealed.
      set(slot, ASKED);
    }
    if (!game.parts().stops(occupant(slot), FIELD, moon.id())) return true;
    switch (moon.kind()) {
      case DISCARD -> verbs.discard(slot);
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
    if (!game.parts().mayStop()) return;
    for (int p = 0; p < game.seats(); p++)
      for (int slot = 0; slot < Place.OUTPOSTS; slot++)
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
    if (state.n[Layout.OUTPOSTS_STIRRED] == 0) return false;
    state.n[Layout.OUTPOSTS_STIRRED] = 0;
    boolean any = false;
    int came = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!exists(slot)) continue;
      int now = occupant(slot).index() + 1;
      int was = state.b[holders + slot];
      if (now == was) continue;
      any = true;
      state.b[holders + slot] = (byte) now;
      if (was != 0) verbs.vacated(slot);
      if (now != 0) came |= 1 << slot;
    }
    if (any) index();
    for (int rest = came; rest != 0; rest &= rest - 1)
      verbs.occupied(Integer.numberOfTrailingZeros(rest));
    return any;
  }

  /// Looks at nothing: whoever is on a moon has been there before; for tables set up by hand.
  public void settled() {
    state.n[Layout.OUTPOSTS_STIRRED] = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      state.b[holders + slot] = (byte) (exists(slot) ? occupant(slot).index() + 1 : 0);
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
    verbs.show(slot);
    if (!goesAhead(slot)) return false;
    spend(slot);
    return true;
  }

  @Override
  public void index() {
    stands.index();
  }

  /// The same for windows alone: when other moons are imagined face down.
  public void indexWindows() {
    stands.indexWindows();
  }
}
