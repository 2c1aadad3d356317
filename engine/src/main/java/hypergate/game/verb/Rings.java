package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Zone;
import java.util.ArrayList;
import java.util.List;

/// Rings: ships of others around a home system, as long as its seat has the card that holds them
/// there. Each adds one to its total while it is the defense in its own system. They are on no
/// colony and counted among those on sheets; when the card is gone they return to their owners'
/// colonies.
public final class Rings {
  private final Acting game;
  private final int ships;
  private final int cards;

  // By seat: the alien, plus one, whose flare that is: a hand does not show it.
  private final int flares;
  private final int held;

  Rings(Acting game) {
    this.game = game;
    this.ships = game.cells().bytes(Seat.MOST * Seat.MOST, Secrecy.PUBLIC);
    this.cards = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.flares = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.held = game.cells().words(Sizes.CARDS / Long.SIZE, Secrecy.PUBLIC);
    game.cards().watch(held);
  }

  private int cell(Seat holder, Seat owner) {
    return ships + holder.index() * Seat.MOST + owner.index();
  }

  /// How many ships of an owner are in the ring around a system.
  public int of(Seat holder, Seat owner) {
    return game.state().b[cell(holder, owner)];
  }

  /// How many ships are in the ring around a system.
  public int around(Seat holder) {
    int sum = 0;
    for (int i = 0; i < game.seats(); i++) sum += of(holder, Seat.of(i));
    return sum;
  }

  /// How many ships of an owner are in rings.
  int captives(Seat owner) {
    int sum = 0;
    for (int i = 0; i < game.seats(); i++) sum += of(Seat.of(i), owner);
    return sum;
  }

  /// What the ring of a seat adds to its total now.
  int adds(Seat seat) {
    if (seat != game.encounter().defense()) return 0;
    Planet target = game.encounter().target();
    return target.exists() && game.ships().systemOf(target) == seat ? around(seat) : 0;
  }

  /// The card that holds the ring of a seat together, in notation. Everybody knows it: whoever has
  /// not seen it played sees the ring.
  String card(Seat holder) {
    int card = game.state().n[cards + holder.index()] - 1;
    if (card < 0) return "";
    int flare = game.state().n[flares + holder.index()] - 1;
    return flare < 0
        ? game.cards().face(card).notation()
        : game.content().flareFace(flare).notation();
  }

  /// Where the ships around a system come from, in notation: `A:2`.
  public List<String> where(Seat holder) {
    List<String> where = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++)
      if (of(holder, Seat.of(i)) > 0) where.add(Seat.of(i).letter() + ":" + of(holder, Seat.of(i)));
    return where;
  }

  /// So many ships of an owner are in the ring around a system: for tables set up by hand.
  public void lay(Seat holder, Seat owner, int count) {
    game.state().b[cell(holder, owner)] = (byte) count;
  }

  /// The card that holds the ring of a seat together from now on.
  public void hold(Seat holder, int card) {
    game.state().n[cards + holder.index()] = card + 1;
    game.state().n[flares + holder.index()] =
        game.content().isAlienCard(card) ? game.cards().cardAlien(card) + 1 : 0;
    game.state().put(held, card);
  }

  // In a loss: ships that were taken up come into a ring.
  void take(Seat holder, Seat owner, int count, long further) {
    int gone = game.verbs().ships().land(owner, Place.ON_SHEETS, count, further);
    game.state().b[cell(holder, owner)] += (byte) (count - gone);
    // The card may have left while the ships were on their way.
    int card = game.state().n[cards + holder.index()] - 1;
    if (card < 0 || !game.cards().inHand(holder, card)) game.cards().sweepSoon();
    if (game.isHeard())
      game.tell(new Event.TokenPlaced("ring of " + owner.letter() + "x" + count, holder.letter()));
  }

  // A card has left a hand: a ring that it held comes apart, unless it is only being played.
  void sweep() {
    boolean any = false;
    for (int p = 0; p < game.seats(); p++) {
      Seat holder = game.inOrder(p);
      int card = game.state().n[cards + holder.index()] - 1;
      if (card < 0 && around(holder) == 0) continue;
      if (card >= 0 && game.cards().inHand(holder, card)) continue;
      if (card >= 0 && isPlayed(card)) {
        game.cards().sweepSoon();
        continue;
      }
      game.state().n[cards + holder.index()] = 0;
      if (card >= 0) game.state().pull(held, card);
      comeApart(holder);
      any = true;
    }
    if (any) game.verbs().ships().settle();
  }

  private boolean isPlayed(int card) {
    return game.state().has(Zone.ASIDE, card) || game.state().has(Zone.RUNNING, card);
  }

  private void comeApart(Seat holder) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int count = of(holder, owner);
      game.state().b[cell(holder, owner)] = 0;
      if (count > 0)
        game.verbs().ships().returnTo(owner, Place.ON_SHEETS, count, game.ships().colonies(owner));
    }
  }
}
