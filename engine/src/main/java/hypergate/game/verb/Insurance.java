package hypergate.game.verb;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.Powers;
import hypergate.game.table.Redealer;
import hypergate.game.word.Query;

/// What of players is safe until the encounter is over, as long as the power that has made it so is
/// in force: ships, and cards called by what they show. Powers that are safe say so themselves
/// ([hypergate.game.table.Powers#keep]).
public final class Insurance implements Redealer {
  /// All ships of a player are safe.
  public static final int SHIPS = 1;

  /// Those in the encounter are.
  public static final int SHIPS_IN_ENCOUNTER = 1 << 1;

  private final Acting game;
  private final State state;

  // What is safe of each player; the card called, plus one; whether it was in its hand then.
  private final int kinds;
  private final int names;
  private final int held;

  // The power by which they are, plus one.
  private final int insurer;

  Insurance(Acting game) {
    this.game = game;
    this.state = game.state();
    this.kinds = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.names = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.held = game.cells().ints(Seat.MOST, Secrecy.OWNER);
    this.insurer = game.cells().ints(1, Secrecy.PUBLIC);
  }

  // ---- what is safe

  /// Things of a player are safe from now on.
  ///
  /// @param instance the power that makes them so
  public void ships(int instance, Seat seat, int which) {
    state.n[insurer] = instance + 1;
    state.n[kinds + seat.index()] |= which;
  }

  /// A card of a player is safe from now on, if it is in its hand.
  ///
  /// @param named as by [Showing#nameCard]
  public void card(int instance, Seat seat, int named) {
    state.n[insurer] = instance + 1;
    state.n[names + seat.index()] = named + 1;
    state.n[held + seat.index()] = find(seat) >= 0 ? 1 : 0;
  }

  // The card that was called, -1 when it is not in the hand.
  private int find(Seat seat) {
    int named = state.n[names + seat.index()] - 1;
    return named < 0 ? -1 : game.verbs().hands().showing().findNamed(seat, named);
  }

  /// Nothing is safe any more.
  public void end() {
    if (state.n[insurer] == 0) return;
    state.n[insurer] = 0;
    for (int i = 0; i < Seat.MOST; i++) {
      state.n[kinds + i] = 0;
      state.n[held + i] = 0;
      state.n[names + i] = 0;
    }
  }

  private boolean isInForce(Seat seat) {
    int instance = state.n[insurer] - 1;
    if (instance < 0 || !game.powers().inForce(instance)) return false;
    // Who has insured itself has done so by a card of its own.
    return Powers.owner(instance) == seat || game.query(Query.INSURED, seat, 1) != 0;
  }

  /// The players of whom some ships may be safe, as a mask.
  public int shipOwners() {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) if (state.n[kinds + i] != 0) seats |= 1 << i;
    return seats;
  }

  /// In LOSING: the ships of a player that are safe go to its colonies; nobody captures them.
  public void save(Seat seat) {
    if (!isInForce(seat)) return;
    Loss loss = game.verbs().losing();
    int which = state.n[kinds + seat.index()];
    int target = game.encounter().target().index();
    int there = loss.count(seat, Place.GATE) + loss.count(seat, Place.BESIDE);
    if (seat == game.encounter().defender() && target >= 0) there += loss.count(seat, target);
    int most = (which & SHIPS) != 0 ? loss.remaining(seat) : which == 0 ? 0 : there;
    loss.insure(seat, most);
  }

  /// Whether ships of a player at a place could be captured by nobody, outside a loss.
  public boolean isSafe(Seat seat, int place) {
    int which = state.n[kinds + seat.index()];
    if (which == 0 || !isInForce(seat)) return false;
    boolean isThere = game.encounter().isInvolved(seat) && game.encounter().place(seat) == place;
    return (which & SHIPS) != 0 || isThere;
  }

  /// What is insured of a player: a sum of constants of this class; 0 for no ships.
  public int kinds(Seat seat) {
    return state.n[kinds + seat.index()];
  }

  /// The cards in the hand of a player that are safe; for a moment only.
  public CardSet cards(Seat seat) {
    CardSet cards = new CardSet();
    if (state.n[held + seat.index()] == 0 || !isInForce(seat)) return cards;
    int card = find(seat);
    if (card >= 0) cards.add(card);
    return cards;
  }

  /// Whether a card of a player is the one that was called.
  public boolean isCalled(Seat seat, int card) {
    int named = state.n[names + seat.index()] - 1;
    return named >= 0
        && state.n[held + seat.index()] != 0
        && game.verbs().hands().showing().isNamed(card, named);
  }

  /// Whether any card is safe.
  public boolean isAnyCard() {
    if (state.n[insurer] == 0) return false;
    for (int i = 0; i < game.seats(); i++) if (state.n[held + i] != 0) return true;
    return false;
  }

  /// Takes out of a set of cards of a hand those that are safe.
  public CardSet spare(Seat seat, CardSet set) {
    if (!isAnyCard()) return set;
    long low = set.low();
    long high = set.high();
    CardSet safe = cards(seat);
    return set.set(low & ~safe.low(), high & ~safe.high());
  }

  /// The cards of seats that are safe are set aside while whole hands change owners.
  ///
  /// @param seats as a mask
  /// @return them, for [#restore]
  long[] lift(int seats) {
    long[] lifted = new long[2 * Seat.MOST];
    if (!isAnyCard()) return lifted;
    for (int i = 0; i < game.seats(); i++) {
      if (!Seat.of(i).in(seats)) continue;
      CardSet safe = cards(Seat.of(i));
      lifted[2 * i] = safe.low();
      lifted[2 * i + 1] = safe.high();
      state.w[Zone.hand(i)] &= ~safe.low();
      state.w[Zone.hand(i) + 1] &= ~safe.high();
    }
    return lifted;
  }

  /// They are taken back.
  void restore(long[] lifted) {
    for (int i = 0; i < game.seats(); i++) {
      state.w[Zone.hand(i)] |= lifted[2 * i];
      state.w[Zone.hand(i) + 1] |= lifted[2 * i + 1];
    }
  }

  // ---- what others imagine

  // Of a hand that is dealt anew every card that was called is in it, or it is not.
  @Override
  public void deal(Seat viewer, Luck luck) {
    if (state.n[insurer] == 0) return;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat == viewer) continue;
      state.n[held + i] = find(seat) >= 0 ? 1 : 0;
    }
  }
}
