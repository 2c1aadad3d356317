package hypergate.game.verb;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Sight;
import hypergate.game.state.State;

/// What somebody has moved unseen, a ship, a card or both, while the others guess at it: until they
/// have it lies where it was. Whoever moves it knows all of it; of the others those know of the
/// ship whose it is, or in whose system it was or would be, and of the card those out of whose hand
/// or into whose hand it would go.
public final class UnseenMoves {
  /// In the places of a card: the top of the discard pile.
  public static final int DISCARDS = Seat.MOST;

  private static final int MOVER = 0;
  private static final int OWNER = 1;
  private static final int SHIP_FROM = 2;
  private static final int SHIP_TO = 3;
  private static final int CARD_FROM = 4;
  private static final int CARD_TO = 5;
  private static final int CELLS = 6;

  private final Acting game;

  // Each plus one, 0 for nothing.
  private final int cells;

  UnseenMoves(Acting game) {
    this.game = game;
    this.cells = game.cells().bytes(CELLS, this::hide);
  }

  private int get(int cell) {
    return game.state().b[cells + cell] - 1;
  }

  private void set(int cell, int value) {
    game.state().b[cells + cell] = (byte) (value + 1);
  }

  /// A seat begins to move something.
  public void begin(Seat mover) {
    forget();
    set(MOVER, mover.index());
  }

  /// All of it is over.
  public void forget() {
    for (int i = 0; i < CELLS; i++) set(i, -1);
  }

  /// It moves a ship of a seat, between planets or between a planet and the warp.
  public void ship(Seat owner, int from, int to) {
    set(OWNER, owner.index());
    set(SHIP_FROM, from);
    set(SHIP_TO, to);
  }

  /// It moves a card, between hands, by their seats, or between a hand and [#DISCARDS].
  public void card(int from, int to) {
    set(CARD_FROM, from);
    set(CARD_TO, to);
  }

  /// Whether a ship is moved.
  public boolean isShip() {
    return get(OWNER) >= 0;
  }

  /// Whether a card is moved.
  public boolean isCard() {
    return get(CARD_FROM) >= 0;
  }

  /// Whether a place is where the ship has come from or gone to.
  public boolean isShipAt(int place) {
    return isShip() && (get(SHIP_FROM) == place || get(SHIP_TO) == place);
  }

  /// Whether a place is where the card has come from or gone to.
  public boolean isCardAt(int place) {
    return isCard() && (get(CARD_FROM) == place || get(CARD_TO) == place);
  }

  /// Whether a seat sees that a ship has moved.
  public boolean seesShip(Seat viewer) {
    return isShip() && seesShip(game.state(), viewer);
  }

  private boolean seesShip(State state, Seat viewer) {
    if (!viewer.exists()) return false;
    boolean mine =
        state.b[cells + OWNER] == viewer.index() + 1
            || state.b[cells + MOVER] == viewer.index() + 1;
    return mine
        || isIn(state.b[cells + SHIP_FROM] - 1, viewer)
        || isIn(state.b[cells + SHIP_TO] - 1, viewer);
  }

  private boolean isIn(int place, Seat viewer) {
    return Place.isPlanet(place) && (game.ships().planetsOf(viewer) & Planet.of(place).bit()) != 0;
  }

  /// Whether a seat sees that a card has moved.
  public boolean seesCard(Seat viewer) {
    return isCard() && seesCard(game.state(), viewer);
  }

  private boolean seesCard(State state, Seat viewer) {
    int seat = viewer.index() + 1;
    return viewer.exists()
        && (state.b[cells + MOVER] == seat
            || state.b[cells + CARD_FROM] == seat
            || state.b[cells + CARD_TO] == seat);
  }

  /// The ship moves for everybody to see, if it is still there. It is neither lost nor retrieved.
  public void carryOutShip() {
    if (!isShip()) return;
    Seat owner = Seat.of(get(OWNER));
    int from = get(SHIP_FROM);
    int there = from == Place.WARP ? game.verbs().freeInWarp(owner) : game.ships().at(from, owner);
    if (there > 0) game.verbs().ships().carry(owner, from, get(SHIP_TO), 1, true);
    set(OWNER, -1);
    game.verbs().ships().settle();
  }

  /// The card moves for everybody to see; out of a hand it is one that chance picks.
  public void carryOutCard() {
    if (!isCard()) return;
    int from = get(CARD_FROM);
    int to = get(CARD_TO);
    set(CARD_FROM, -1);
    if (to == DISCARDS) game.verbs().hands().spendRandom(Seat.of(from), 1);
    else if (from != DISCARDS) game.verbs().hands().takeRandom(Seat.of(to), Seat.of(from), 1);
    else if (game.cards().discardSize() > 0)
      game.verbs()
          .hands()
          .takeBack(Seat.of(to), game.cards().discarded(game.cards().discardSize() - 1));
  }

  private void hide(Claim claim, State shown, Sight sight) {
    boolean ship = seesShip(shown, sight.viewer());
    boolean card = seesCard(shown, sight.viewer());
    if (!ship) for (int i = OWNER; i <= SHIP_TO; i++) shown.b[cells + i] = 0;
    if (!card) for (int i = CARD_FROM; i <= CARD_TO; i++) shown.b[cells + i] = 0;
  }
}
