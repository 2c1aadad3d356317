package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import java.util.List;

/// Players that cannot be met. Those that refuse an encounter have none of this one. Those that are
/// not at home: a flare lies face up before the system of each, until its next turn begins.
/// Meanwhile nobody else aims the gate at a planet of that system.
public final class Absence {
  private final Acting game;
  private final LaidFlares flares;

  // Who refuses the encounter, as a mask.
  private final int refusing;

  Absence(Acting game) {
    this.game = game;
    this.flares = new LaidFlares(game);
    this.refusing = game.cells().ints(1, Secrecy.PUBLIC);
  }

  /// Whether a seat is not at home.
  public boolean isAway(Seat seat) {
    return flares.isBefore(seat);
  }

  /// A seat refuses the encounter that is about to begin with it.
  public void refuse(Seat seat) {
    game.state().n[refusing] |= seat.bit();
  }

  /// Another encounter begins, which nobody has refused.
  public void forgetRefusals() {
    game.state().n[refusing] = 0;
  }

  /// The seats that an offense may have an encounter with, among these; if none of the others is at
  /// home, all of them.
  public int atHome(Seat offense, int seats) {
    int others = game.everybody() & ~offense.bit();
    int home = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(others & ~game.course().out() & ~game.state().n[refusing])
          && !isAway(Seat.of(i))) home |= 1 << i;
    return home == 0 ? seats : seats & (home | offense.bit());
  }

  /// The planets of these that an offense may aim at.
  public long open(Seat offense, long planets) {
    long open = planets;
    int home = atHome(offense, game.everybody());
    for (int i = 0; i < game.seats(); i++)
      if (!Seat.of(i).in(home)) open &= ~game.ships().planetsOf(Seat.of(i));
    return open;
  }

  /// The flare that is being played lies before the system of its player from now on.
  public void begin(Seat seat) {
    flares.lay(seat);
  }

  /// The turn of a seat begins and it is at home: its flare goes to the player with its alien, or
  /// is discarded.
  public void end(Seat seat) {
    int card = flares.takeUp(seat);
    if (card < 0) return;
    Seat holder = game.powers().holder(game.content().alien(game.cards().cardAlien(card)));
    if (!holder.exists()) {
      game.verbs().settleDiscard(seat, card);
      return;
    }
    game.cards().toHand(holder, card);
    if (game.isHeard())
      game.tell(
          new Event.Took(
              holder, seat, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }
}
