package hypergate.variant.visits;

import hypergate.game.Game;
import hypergate.game.card.Effect;
import hypergate.game.card.FlareCard;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.timing.Stands;
import hypergate.game.verb.Part;
import hypergate.game.view.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Visiting cards: they have left the hand of a player for the warp, face down, and belong to no
/// hand. Only their player knows them, and takes them back when it likes. When the flare that keeps
/// them there has left that hand for good they are discarded.
public final class Visits implements Part {
  private final Game game;
  private final State state;
  private final VisitStands stands;

  // By seat: the card that keeps them, and the alien whose flare it is or does the work of, each
  // plus one.
  private final int cards;
  private final int aliens;
  private final int held;

  // By seat: how many there are, which everybody sees.
  private final int counts;

  Visits(Game game) {
    this.game = game;
    this.state = game.state();
    this.cards = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.aliens = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.counts = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
    this.held = game.cells().words(Sizes.CARDS / Long.SIZE, Secrecy.PUBLIC);
    this.stands = new VisitStands(game, this);
    game.cards().watch(held);
  }

  /// The visiting cards of a game with a flare that brings them.
  public static Visits of(Game game) {
    return game.parts().get(Visits.class);
  }

  /// The visiting cards as a view shows them; null in a game without any.
  public static @Nullable Visits in(View view) {
    return view.parts().find(Visits.class);
  }

  /// How many visiting cards a seat has.
  public int size(Seat seat) {
    return state.b[counts + seat.index()];
  }

  /// The visiting cards of a seat as far as they are known, as a scratch set.
  public CardSet of(Seat seat) {
    int zone = Zone.visiting(seat.index());
    return game.scratch().set(state.low(zone), state.high(zone));
  }

  /// The flare that keeps such cards, in notation.
  String keeper() {
    for (int alien = 0; alien < game.content().aliens().size(); alien++) {
      FlareCard flare = game.content().flare(alien);
      if (flare != null && flare.visiting() != null) return flare.id();
    }
    throw new IllegalStateException("no flare keeps cards");
  }

  /// The rules by which they are taken back.
  Effect effect() {
    return stands.effect();
  }

  @Override
  public Stands stands() {
    return stands;
  }

  /// A card of a seat's hand visits the warp, as long as the flare of an alien that is being played
  /// stays with that seat.
  public void send(Seat seat, int card, int alien) {
    game.cards().fromHand(seat, card);
    lay(seat, card, game.current().card(), alien);
    if (game.isHeard())
      game.tell(
          new Event.LaidAside(seat, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// A card that lies nowhere visits the warp, kept there by another one: for tables set up by
  /// hand, too.
  public void lay(Seat seat, int card, int keeper, int alien) {
    game.cards().aside(card);
    game.cards().knownTo(seat, card);
    state.put(Zone.visiting(seat.index()), card);
    state.b[counts + seat.index()]++;
    state.n[cards + seat.index()] = keeper + 1;
    state.n[aliens + seat.index()] = alien + 1;
    state.put(held, keeper);
    stands.index();
  }

  /// A seat may take any of its visiting cards back.
  void takeBack(Seat seat) {
    FlareCard flare = game.content().flare(state.n[aliens + seat.index()] - 1);
    Prompt which = flare == null ? null : flare.visiting();
    if (which == null) return;
    CardSet back = of(seat);
    game.ask(seat).cards(which, back, 1, back.size());
    List<String> names = game.cards().names(back);
    for (int card = back.next(0); card >= 0; card = back.next(card + 1)) {
      state.pull(Zone.visiting(seat.index()), card);
      state.b[counts + seat.index()]--;
      game.cards().fromAside(card);
      game.cards().backToHand(seat, card);
    }
    stands.index();
    if (game.isHeard()) game.tell(new Event.PickedUp(seat, names.size(), names, keeper()));
    game.verbs().sweep();
  }

  @Override
  public void cardsLeft() {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int card = state.n[cards + seat.index()] - 1;
      if (card < 0 || game.cards().inHand(seat, card)) continue;
      // While it is being played it lies beside the hand.
      if (state.has(Zone.ASIDE, card)) game.cards().sweepSoon();
      else end(seat, card);
    }
  }

  private void end(Seat seat, int keeper) {
    state.n[cards + seat.index()] = 0;
    state.pull(held, keeper);
    int zone = Zone.visiting(seat.index());
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
      state.pull(zone, card);
      state.b[counts + seat.index()]--;
      game.cards().fromAside(card);
      game.verbs().settleDiscard(seat, card);
    }
    state.n[aliens + seat.index()] = 0;
    stands.index();
  }

  @Override
  public void laidByHand() {
    stands.index();
  }
}
