package hypergate.game.verb;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;

/// Ships that are about to leave planets for another place: MOVING opens once for all that one move
/// takes, and effects say there which of them stay. What takes ships to the warp, out of the game
/// or onto somebody's sheet is no such move, nor is a planet that moves with all that stands on it.
public final class Departures {
  private final Acting game;
  private Seat mover = Seat.NONE;
  private int[] going = new int[Planet.MOST];

  Departures(Acting game) {
    this.game = game;
  }

  // Forgets what was about to leave, before a phase is run, or run again.
  void reset() {
    if (mover.exists()) begin();
    mover = Seat.NONE;
  }

  /// Ships are about to leave a place for another one; only planets can be left.
  ///
  /// @return how many do
  public int leave(Seat owner, int from, int to, int count) {
    if (count <= 0 || !Place.isPlanet(from) || isNoMove(to)) return count;
    int[] before = begin();
    Seat moverBefore = mover;
    mover = owner;
    going[from] = game.encounter().isFrozen(owner, from) ? 0 : count;
    game.verbs().ships().picks().during(() -> game.open(Window.MOVING));
    int left = Math.min(going[from], game.verbs().ships().at(owner, from));
    mover = moverBefore;
    going = before;
    return left;
  }

  /// The ships that were picked are about to leave for another place: those that stay are picked no
  /// more.
  ///
  /// @return the planets on which any stay that were picked, as a mask
  public long leave(Seat owner, Picks picks, int to) {
    if (isNoMove(to) || !isFromPlanet(picks)) return 0;
    int[] before = begin();
    Seat moverBefore = mover;
    mover = owner;
    for (int i = 0; i < picks.places(); i++)
      if (Place.isPlanet(picks.place(i)) && !game.encounter().isFrozen(owner, picks.place(i)))
        going[picks.place(i)] = picks.picked(i);
    int[] picked = wanted(picks);
    picks.answered(game, owner, Window.MOVING);
    long held = 0;
    for (int i = 0; i < picks.places(); i++) {
      if (!Place.isPlanet(picks.place(i))) continue;
      picks.limit(i, going[picks.place(i)]);
      if (picks.picked(i) < picked[i]) held |= 1L << picks.place(i);
    }
    mover = moverBefore;
    going = before;
    return held;
  }

  private static int[] wanted(Picks picks) {
    int[] picked = new int[picks.places()];
    for (int i = 0; i < picked.length; i++) picked[i] = picks.picked(i);
    return picked;
  }

  private int[] begin() {
    int[] before = going;
    going = new int[Planet.MOST];
    return before;
  }

  /// Whether ships that go to a place only go out of play: to the warp, out of the game, onto a
  /// sheet.
  static boolean isNoMove(int to) {
    return to == Place.WARP || to == Place.REMOVED || to == Place.ON_SHEETS;
  }

  private static boolean isFromPlanet(Picks picks) {
    for (int i = 0; i < picks.places(); i++)
      if (Place.isPlanet(picks.place(i)) && picks.picked(i) > 0) return true;
    return false;
  }

  /// In MOVING: whose ships are about to leave; one owner's at a time.
  public Seat mover() {
    return mover;
  }

  /// In MOVING: the planets that they are about to leave, as a mask.
  public long planets() {
    long planets = 0;
    for (int p = 0; p < Planet.MOST; p++) if (going[p] > 0) planets |= 1L << p;
    return planets;
  }

  /// In MOVING: how many are about to leave a planet.
  public int count(Planet planet) {
    return going[planet.index()];
  }

  /// In MOVING: none of them leaves that planet.
  public void stay(Planet planet) {
    going[planet.index()] = 0;
  }
}
