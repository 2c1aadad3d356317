package hypergate.game.table;

import hypergate.game.card.Face;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.word.Query;

/// One side of the encounter: a main player, its allies, and what adds up to the side's total.
public final class Side {
  /// Card value times the main player's ships.
  public static final int OWN_SHIPS = 1;

  /// Card value times all ships on the side.
  public static final int ALL_SHIPS = 2;

  /// The main player's ships times the allied ships, instead of their sum.
  public static final int SHIPS_BY_SHIPS = 3;

  private final Table game;
  private final State state;
  private final int index;

  Side(Table game, int index) {
    this.game = game;
    this.state = game.state();
    this.index = index;
  }

  /// 0 for the offense's side, 1 for the defense's.
  public int index() {
    return index;
  }

  /// The main player of this side.
  public Seat main() {
    return index == 0 ? game.encounter().offense() : game.encounter().defense();
  }

  /// The other side.
  public Side other() {
    return index == 0 ? game.encounter().defensive() : game.encounter().offensive();
  }

  /// The allies, as a mask of seats.
  public int allies() {
    return state.n[EncounterCells.ALLIED + index];
  }

  /// Sets the allies.
  public void allies(int mask) {
    state.n[EncounterCells.ALLIED + index] = mask;
    state.n[EncounterCells.JOINED] |= mask;
  }

  /// A seat that has accepted the invitation does not become an ally after all.
  public void refuse(Seat seat) {
    state.n[EncounterCells.ALLIED + index] &= ~seat.bit();
    if (!seat.in(other().allies())) state.n[EncounterCells.JOINED] &= ~seat.bit();
  }

  /// A seat is no ally any more, although it was one in this encounter.
  public void dismiss(Seat seat) {
    state.n[EncounterCells.ALLIED + index] &= ~seat.bit();
  }

  /// Main player and allies, as a mask of seats.
  public int seats() {
    return allies() | main().bit();
  }

  /// Where this side's allies have their ships.
  public int place() {
    return index == 0 ? Place.GATE : Place.BESIDE;
  }

  /// All ships on this side.
  public int ships() {
    return game.encounter().shipsOf(main()) + alliedShips();
  }

  /// The allies' ships on this side.
  public int alliedShips() {
    int sum = 0;
    for (int rest = allies(); rest != 0; rest &= rest - 1)
      sum += game.encounter().counted(this, Seat.of(Integer.numberOfTrailingZeros(rest)));
    return sum;
  }

  // By the power that is running, for its main player is immune to it.
  private boolean isSpared() {
    return game.reach().sparesTotal(main());
  }

  /// Adds to (or subtracts from) the side's total.
  public void add(int amount) {
    if (isSpared()) return;
    state.n[EncounterCells.BONUS + index] += amount;
    Influences.note(game, index, Influences.Kind.ADDED, Seat.NONE, amount);
    if (game.isHeard())
      game.tell(new hypergate.game.event.Event.TotalChanged(index, amount, game.cause()));
  }

  /// The sum of what was added.
  public int bonus() {
    return state.n[EncounterCells.BONUS + index];
  }

  /// Adds a reinforcement, or a card that counts as one, that a seat has played.
  public void reinforce(Seat seat, Face card) {
    int value = game.query(Query.REINFORCEMENT_WORTH, seat, card.value());
    state.n[EncounterCells.REINFORCED + index] += value;
    Influences.reinforced(game, index, seat, card, value);
    if (game.isHeard())
      game.tell(new hypergate.game.event.Event.TotalChanged(index, value, card.notation()));
  }

  /// Adds what counts as a reinforcement and is no card of a hand: the running text is its cause.
  public void reinforce(int printed) {
    if (isSpared()) return;
    int value = game.query(Query.REINFORCEMENT_WORTH, game.pipeline().user(), printed);
    state.n[EncounterCells.REINFORCED + index] += value;
    Influences.note(game, index, Influences.Kind.REINFORCED, Seat.NONE, value);
    if (game.isHeard())
      game.tell(new hypergate.game.event.Event.TotalChanged(index, value, game.cause()));
  }

  /// The sum of reinforcements.
  public int reinforcements() {
    return state.n[EncounterCells.REINFORCED + index];
  }

  /// In DECIDING: reinforcements of this side count nothing.
  public void forgetReinforcements() {
    int sum = reinforcements();
    if (sum == 0) return;
    state.n[EncounterCells.REINFORCED + index] = 0;
    total(total() - sum);
    Influences.note(game, index, Influences.Kind.REINFORCED, Seat.NONE, -sum);
    if (game.isHeard())
      game.tell(new hypergate.game.event.Event.TotalChanged(index, -sum, game.cause()));
  }

  /// The card's value is multiplied by the main player's ships, not added to them.
  public void multiplyByOwnShips() {
    multiply(OWN_SHIPS);
  }

  /// The card's value is multiplied by all ships on the side.
  public void multiplyByAllShips() {
    multiply(ALL_SHIPS);
  }

  /// The main player's ships are multiplied by the allied ships instead of added to them.
  public void multiplyShips() {
    multiply(SHIPS_BY_SHIPS);
  }

  private void multiply(int how) {
    if (isSpared()) return;
    state.n[EncounterCells.MULTIPLY + index] = how;
    Influences.note(game, index, Influences.Kind.MULTIPLIED, Seat.NONE, 0);
  }

  /// How card and ships are combined: 0 for the usual sum.
  public int multiplication() {
    return state.n[EncounterCells.MULTIPLY + index];
  }

  /// The total as finally compared; only when both cards were attacks.
  public int total() {
    return state.n[EncounterCells.TOTAL + index];
  }

  /// Notes the total.
  public void total(int total) {
    state.n[EncounterCells.TOTAL + index] = total;
  }

  /// This side wins the encounter at once, whatever the cards say.
  public void winsAtOnce() {
    game.encounter().winsAtOnce(this);
  }

  /// This side wins the encounter at once on account of a seat.
  public void winsAtOnce(Seat by) {
    game.encounter().winsAtOnce(this, by);
  }

  @Override
  public String toString() {
    return index == 0 ? "offense" : "defense";
  }
}
