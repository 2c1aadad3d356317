package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;

/// Ships that players have handed over until the turn ends. Like ships on alien sheets, with which
/// they are counted, they are on no colony and no effect reaches them, but they lie on no sheet;
/// when the turn is over they return to colonies of their owners.
public final class Hostages {
  private final Acting game;

  // How many ships of each seat.
  private final int held;

  Hostages(Acting game) {
    this.game = game;
    this.held = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
  }

  /// How many ships of a seat are held.
  public int of(Seat owner) {
    return game.state().b[held + owner.index()];
  }

  /// How many ships of a seat could be handed over.
  public int most(Seat owner) {
    return game.reach().spares(owner) ? 0 : game.ships().inColonies(owner);
  }

  /// A seat hands ships over, those on colonies that it chooses, all if it has no more.
  public void take(Seat owner, Prompt prompt, int count) {
    int due = Math.min(count, most(owner));
    if (due <= 0) return;
    Picks picks = game.verbs().ships().pickFrom(owner, game.ships().colonies(owner));
    picks.ask(game, owner, prompt, 0, due, due);
    for (int i = 0; i < picks.places(); i++)
      game.verbs().ships().move(owner, picks.place(i), Place.ON_SHEETS, picks.picked(i), true);
    game.state().b[held + owner.index()] += (byte) due;
    game.verbs().ships().settle();
  }

  /// The turn is over: all of them return.
  public void giveBack() {
    boolean any = false;
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int count = Math.min(of(owner), game.ships().onSheets(owner));
      game.state().b[held + owner.index()] = 0;
      if (count == 0) continue;
      game.verbs().ships().returnTo(owner, Place.ON_SHEETS, count, game.ships().colonies(owner));
      any = true;
    }
    if (any) game.verbs().ships().settle();
  }
}
