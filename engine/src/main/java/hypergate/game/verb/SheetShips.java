package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;

/// Ships on alien sheets, whoever owns them. They are neither in the warp nor out of the game, and
/// on no colony, so that they count for nothing; no effect that names a ship wherever it is reaches
/// them. They go along with their sheet, and stay while its power is lost. When it leaves the game
/// they go to the warp, unless the alien declares what they are called there: then they go home.
public final class SheetShips {
  private final Acting game;
  private final Ships ships;

  SheetShips(Acting game, Ships ships) {
    this.game = game;
    this.ships = ships;
  }

  /// How many ships of a seat could be captured where they stand: as many must stay that it can
  /// still win.
  public int most(Seat owner) {
    return game.reach().spares(owner)
        ? 0
        : Math.min(ships.mayLeave(owner), game.ships().inColonies(owner));
  }

  /// Ships at a place are captured: they go onto a sheet, as many as may.
  ///
  /// @return how many
  public int capture(Seat owner, int from, int count, int instance) {
    int taken = Math.min(count, Math.min(ships.at(owner, from), ships.mayLeave(owner)));
    if (taken <= 0 || game.reach().spares(owner)) return 0;
    if (game.verbs().insurance().isSafe(owner, from)) {
      // Insured, they go home; those of a colony are there.
      if (!Place.isPlanet(from)) ships.returnHome(owner, from, taken);
      ships.settle();
      return 0;
    }
    gather(instance, owner, from, taken);
    ships.settle();
    return taken;
  }

  /// In a loss: ships that were taken up go onto a sheet.
  void capture(Seat owner, int count, long further, int instance) {
    land(owner, count, further, instance);
    tell(owner, "", game.powers().alien(instance).id(), count);
  }

  // ---- ships that serve like those of colonies

  // The sheet of a seat whose ships do, -1 for none.
  private int serving(Seat owner) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(owner, slot);
      if (game.powers().exists(instance) && game.powers().alien(instance).serving() != null)
        return instance;
    }
    return -1;
  }

  // How many could be used now.
  private int ready(Seat owner) {
    int sheet = serving(owner);
    return sheet < 0 || !game.powers().inForce(sheet) ? 0 : game.powers().held(sheet, owner);
  }

  /// Asks a seat how many ships of its sheet it uses for something, beside those of its colonies.
  public int use(Seat owner, int least, int most) {
    int ready = Math.min(ready(owner), most);
    if (ready <= 0) return 0;
    Prompt prompt = game.powers().alien(serving(owner)).serving();
    return prompt == null ? 0 : game.ask(owner).number(prompt, Math.min(least, ready), ready);
  }

  /// Whether a seat could use some.
  public boolean serve(Seat owner) {
    return ready(owner) > 0;
  }

  /// Ships of a seat's own sheet go to a place.
  public void send(Seat owner, int to, int count) {
    if (count > 0) send(serving(owner), owner, to, count);
  }

  /// Adds ships of a seat's own sheet to a loss that it chooses, as it likes.
  ///
  /// @return how many
  int lose(Loss loss, Seat owner, int count) {
    int left = ready(owner) - loss.count(owner, Place.ON_SHEETS);
    int used = use(owner, 0, Math.min(count, left));
    if (used > 0) loss.add(owner, Place.ON_SHEETS, used);
    return used;
  }

  /// Ships of a seat's own sheet have been picked up.
  void pickedUp(Seat owner, int count) {
    game.powers().hold(serving(owner), owner, -count);
  }

  /// Ships that would go back to colonies may come onto their owner's sheet.
  ///
  /// @return how many do
  int put(Seat owner, int from, int count) {
    int sheet = serving(owner);
    if (count == 0 || sheet < 0 || !game.powers().inForce(sheet)) return 0;
    Prompt prompt = game.powers().alien(sheet).returning();
    int put = prompt == null ? 0 : game.ask(owner).number(prompt, 0, count);
    gather(sheet, owner, from, put);
    return put;
  }

  /// A seat lays one of its ships, from a colony of its choice, onto a sheet.
  public void put(int instance, Seat owner, Prompt prompt) {
    Picks picks = ships.pickFrom(owner, game.ships().colonies(owner));
    picks.ask(game, owner, prompt, 0, 1, 1);
    for (int i = 0; i < picks.places(); i++)
      gather(instance, owner, picks.place(i), picks.picked(i));
    ships.settle();
  }

  /// Ships of a seat that stand at a place go onto a sheet; the movement is not complete yet.
  public void gather(int instance, Seat owner, int from, int count) {
    if (count == 0) return;
    String place = Notation.place(game, from);
    int going = ships.departures().leave(owner, from, Place.GATE, count);
    if (going == 0) return;
    land(owner, going, ships.lift(owner, from, going, false), instance);
    tell(owner, place, game.powers().alien(instance).id(), going);
  }

  /// Ships of a seat on a sheet go to another place.
  public void send(int instance, Seat owner, int to, int count) {
    int going = Math.min(count, game.powers().held(instance, owner));
    if (going == 0) return;
    game.powers().hold(instance, owner, -going);
    ships.move(owner, Place.ON_SHEETS, to, going, true);
    ships.settle();
    ships.checkWin();
  }

  private void land(Seat owner, int count, long further, int instance) {
    int gone = ships.land(owner, Place.ON_SHEETS, count, further);
    game.powers().hold(instance, owner, count - gone);
  }

  private void tell(Seat owner, String from, String to, int count) {
    if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, from, to, count));
  }

  /// All ships of a seat on a sheet return to colonies of its choice; without any they go to the
  /// warp.
  public void release(int instance, Seat owner) {
    release(instance, owner, Integer.MAX_VALUE);
  }

  /// Ships of a seat on a sheet return to colonies of its choice; without any they go to the warp.
  ///
  /// @return how many
  public int release(int instance, Seat owner, int most) {
    return release(instance, owner, most, game.ships().colonies(owner));
  }

  /// The same to planets of a mask.
  ///
  /// @return how many
  public int release(int instance, Seat owner, int most, long planets) {
    int count = Math.min(most, game.powers().held(instance, owner));
    if (count == 0) return 0;
    game.powers().hold(instance, owner, -count);
    ships.placeOn(owner, count, ships.lift(owner, Place.ON_SHEETS, count, true), planets);
    ships.settle();
    return count;
  }

  /// As a deal says, a seat frees so many ships of another one: those on its sheets first, then
  /// those in the warp, as far as it may.
  void free(Seat holder, Seat owner, int count) {
    int ways = game.query(Query.MAY_FREE, holder, 0);
    int left = count;
    for (int slot = 0; (ways & Query.FROM_SHEETS) != 0 && slot < Sizes.POWERS; slot++)
      left -= release(Powers.instance(holder, slot), owner, left);
    if ((ways & 1) != 0 && left > 0) ships.release(owner, left);
  }

  /// As a deal says, so many ships of an owner that lie on the sheets of a seat go to the warp.
  void send(Seat holder, Seat owner, int count) {
    int left = count;
    for (int slot = 0; left > 0 && slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(holder, slot);
      int there = Math.min(left, game.powers().held(instance, owner));
      spend(instance, owner, there);
      left -= there;
    }
  }

  /// Ships of a seat on a sheet go to the warp.
  public void spend(int instance, Seat owner, int count) {
    int spent = Math.min(count, game.powers().held(instance, owner));
    if (spent == 0) return;
    game.powers().hold(instance, owner, -spent);
    ships.move(owner, Place.ON_SHEETS, Place.WARP, spent, true);
  }

  /// A sheet leaves the game: the ships on it go home, or to the warp if they were captured.
  void sheetLeaves(int instance) {
    if (game.powers().heldInAll(instance) == 0) return;
    boolean captured = game.powers().alien(instance).ships().isEmpty();
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      if (captured) spend(instance, owner, game.powers().held(instance, owner));
      else release(instance, owner);
    }
  }
}
