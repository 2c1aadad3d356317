package hypergate.game;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import org.jspecify.annotations.Nullable;

/// What is counted in an [Encounter]: the encounter cards and what they count as, the worth of
/// ships, and the ships that were lost.
abstract sealed class EncounterCards permits Encounter {
  /// What a ship counts in [Query#SHIP_WORTH].
  public static final int HALVES = 2;

  /// A flag: a deal was made before cards were selected.
  public static final int AGREED = 1 << 23;

  /// What the winning allies of the two sides get changes places: colonies and rewards.
  public static final int REWARDS_SWAPPED = 1 << 20;

  final Table game;
  final State state;

  EncounterCards(Table game) {
    this.game = game;
    this.state = game.state();
  }

  int get(int at) {
    return state.n[at];
  }

  /// The offense.
  public abstract Seat offense();

  /// The defense.
  public abstract Seat defense();

  /// The other main player.
  public abstract Seat opponent(Seat seat);

  /// The side a seat is on.
  public abstract Side sideOf(Seat seat);

  /// Whether encounter cards are face up.
  public abstract boolean revealed();

  /// The seat that selects its card after having seen its opponent's; [Seat#NONE] when both choose
  /// secretly.
  public Seat foresees() {
    return Seat.of(get(EncounterCells.FORESEES) - 1);
  }

  /// Lets a main player select after its opponent's card has been laid down face up.
  public void foresees(Seat seat) {
    state.n[EncounterCells.FORESEES] = seat.index() + 1;
  }

  /// Ships that a seat had in the encounter when it was decided.
  public int shipsAtEnd(Seat seat) {
    return get(EncounterCells.STARTED_WITH + seat.index());
  }

  /// Notes how many ships a seat had in the encounter when it was decided.
  public void shipsAtEnd(Seat seat, int count) {
    state.n[EncounterCells.STARTED_WITH + seat.index()] = count;
  }

  /// Seats that have passed on reinforcements in this encounter, as a mask.
  public int passedReinforcing() {
    return get(EncounterCells.PASSED);
  }

  /// Notes that a seat has passed on reinforcements.
  public void passReinforcing(Seat seat) {
    state.n[EncounterCells.PASSED] |= seat.bit();
  }

  /// In COMPENSATION: how many cards are due; in COMPENSATED: how many were taken.
  public int compensation() {
    return get(EncounterCells.COMPENSATION);
  }

  /// In COMPENSATION: changes how many cards are due.
  public void compensation(int cards) {
    state.n[EncounterCells.COMPENSATION] = cards;
  }

  /// In COMPENSATION and COMPENSATED: whom the cards are taken from.
  public Seat compensationFrom() {
    return Seat.of(get(EncounterCells.COMPENSATION_FROM) - 1);
  }

  /// In COMPENSATION: says whom the cards are taken from and who chooses them; [Seat#NONE] leaves
  /// them to chance.
  public void compensationFrom(Seat giver, Seat chooser) {
    state.n[EncounterCells.COMPENSATION_FROM] = giver.index() + 1;
    state.n[EncounterCells.COMPENSATION_BY] = chooser.index() + 1;
  }

  /// Who chooses the cards of compensation; [Seat#NONE] when they are taken at random.
  public Seat compensationBy() {
    return Seat.of(get(EncounterCells.COMPENSATION_BY) - 1);
  }

  /// The card that a main player was given before selection, -1 for none.
  public int givenCard() {
    return get(EncounterCells.GIVEN_CARD) - 1;
  }

  /// Notes the card that a main player was given before selection.
  public void givenCard(int card) {
    state.n[EncounterCells.GIVEN_CARD] = card + 1;
  }

  /// In REINFORCED: who plays the reinforcement; [Seat#NONE] once it has been cancelled.
  public Seat reinforcer() {
    return Seat.of(get(EncounterCells.REINFORCER) - 1);
  }

  /// In REINFORCED: the cosmic card that is played as a reinforcement, -1 for another kind of card.
  public int reinforcingCard() {
    return get(EncounterCells.REINFORCING_CARD) - 1;
  }

  /// Notes the cosmic card that is played as a reinforcement, -1 for none.
  public void reinforcingCard(int card) {
    state.n[EncounterCells.REINFORCING_CARD] = card + 1;
  }

  /// Says who plays a reinforcement; [Seat#NONE] cancels it.
  public void reinforcer(Seat seat) {
    state.n[EncounterCells.REINFORCER] = seat.index() + 1;
  }

  /// How many reinforcements the seat has played in this encounter, cancelled or not.
  public int reinforcementsBy(Seat seat) {
    return get(EncounterCells.REINFORCEMENTS_BY + seat.index());
  }

  /// Notes that the seat plays a reinforcement.
  public void countReinforcement(Seat seat) {
    state.n[EncounterCells.REINFORCEMENTS_BY + seat.index()]++;
  }

  /// The side that loses whatever else applies; null for none.
  public @Nullable Side doomed() {
    int side = get(EncounterCells.DOOMED);
    return side == 0 ? null : sideOf(side == 1 ? offense() : defense());
  }

  /// A side loses, whatever else applies.
  public void doom(Side side) {
    state.n[EncounterCells.DOOMED] = side.index() + 1;
  }

  /// In the proposal that lies before all players: where the seat would found a colony;
  /// [Planet#NONE] for nowhere.
  public Planet proposed(Seat seat) {
    return Planet.of(get(EncounterCells.PROPOSED + seat.index()) - 1);
  }

  /// Says in a proposal to all where the seat would found a colony.
  public void propose(Seat seat, Planet planet) {
    state.n[EncounterCells.PROPOSED + seat.index()] = planet.index() + 1;
  }

  /// In DEAL_FAILED: how many ships a main player is going to lose.
  public int penalty(Seat main) {
    return get(EncounterCells.PENALTY + sideOf(main).index());
  }

  /// In DEAL_FAILED: changes how many ships a main player is going to lose.
  public void penalty(Seat main, int ships) {
    state.n[EncounterCells.PENALTY + sideOf(main).index()] = ships;
  }

  /// The seat's encounter card, -1 when it has selected none.
  public int card(Seat seat) {
    return seat.exists() ? get(EncounterCells.SELECTED + seat.index()) - 1 : -1;
  }

  /// Notes the encounter card of a seat, -1 for none.
  public void card(Seat seat, int card) {
    state.n[EncounterCells.SELECTED + seat.index()] = card + 1;
  }

  /// The main players' encounter cards change places, unseen; a card that has been announced and
  /// put away cannot.
  public void switchCards() {
    int card = card(offense());
    if (card < 0 || card(defense()) < 0) return;
    card(offense(), card(defense()));
    card(defense(), card);
    state.n[EncounterCells.KIND + offense().index()] = 0;
    state.n[EncounterCells.KIND + defense().index()] = 0;
  }

  /// The power instance from whose pile the seat has selected its encounter card, -1 for its hand.
  public int pileOfSelected(Seat seat) {
    return get(EncounterCells.SELECTED_FROM + seat.index()) - 1;
  }

  /// Notes from which instance's pile the seat has selected its card, -1 for its hand.
  void pileOfSelected(Seat seat, int instance) {
    state.n[EncounterCells.SELECTED_FROM + seat.index()] = instance + 1;
  }

  /// The kind that the seat's revealed card counts as; morphs have become what they copy.
  public Kind kind(Seat seat) {
    int kind = get(EncounterCells.KIND + seat.index());
    if (kind == 0) throw new IllegalStateException(seat + " has revealed no card");
    return KINDS[kind - 1];
  }

  private static final Kind[] KINDS = Kind.values();

  /// Whether the seat's revealed card counts as an attack.
  public boolean attacks(Seat seat) {
    return seat.exists() && get(EncounterCells.KIND + seat.index()) == Kind.ATTACK.ordinal() + 1;
  }

  /// Whether both revealed cards count as attacks, so that totals will be compared.
  public boolean bothAttack() {
    return attacks(offense()) && attacks(defense());
  }

  /// Whether the seat's revealed card counts as a negotiate.
  public boolean negotiates(Seat seat) {
    return seat.exists() && get(EncounterCells.KIND + seat.index()) == Kind.NEGOTIATE.ordinal() + 1;
  }

  /// The value that the seat's revealed attack counts with.
  public int value(Seat seat) {
    return get(EncounterCells.VALUE + seat.index());
  }

  /// The value that the seat's revealed card shows: what it counted with when it was turned up, or
  /// became another card, before anything changed the value.
  public int faceValue(Seat seat) {
    return get(EncounterCells.FACE_VALUE + seat.index());
  }

  /// The seat whose encounter card is about to be turned up, in REVEALING and SELECTING;
  /// [Seat#NONE] once both are.
  public Seat turning() {
    return Seat.of(get(EncounterCells.TURNING) - 1);
  }

  /// Says whose encounter card is about to be turned up.
  public void turning(Seat seat) {
    state.n[EncounterCells.TURNING] = seat.index() + 1;
  }

  /// Whether the seat's encounter card has been turned up, or counts as a card that was announced.
  public boolean isUp(Seat seat) {
    return seat.exists() && get(EncounterCells.KIND + seat.index()) != 0;
  }

  /// Makes the seat's revealed card another card: what it shows, too, is another kind and value.
  public void becomes(Seat seat, Kind kind, int value) {
    state.n[EncounterCells.FACE_VALUE + seat.index()] = value;
    counts(seat, kind, value);
  }

  /// Changes the value that the seat's revealed attack counts with, not what it shows.
  public void counts(Seat seat, int value) {
    if (value != value(seat)) counts(seat, Kind.ATTACK, value);
  }

  private void counts(Seat seat, Kind kind, int value) {
    state.n[EncounterCells.KIND + seat.index()] = kind.ordinal() + 1;
    state.n[EncounterCells.VALUE + seat.index()] = value;
    if (revealed() && game.isHeard()) {
      String counts = kind == Kind.ATTACK ? "attack " + value : kind.word();
      game.tell(new hypergate.game.event.Event.CardChanged(seat, counts, game.cause()));
    }
  }

  /// Ships that count for the offense's total without being there.
  public int force() {
    return get(EncounterCells.FORCE);
  }

  /// Lets ships count for the offense's total that are not there.
  public void force(int ships) {
    state.n[EncounterCells.FORCE] = ships;
  }

  /// The ships of a main player that count for its side's total.
  public abstract int counted(Seat main);

  /// Seats whose ships are not lost although their side loses, as a mask.
  public int spared() {
    return get(EncounterCells.SPARED);
  }

  /// A seat's ships will not be lost although its side loses.
  public void spare(Seat seat) {
    state.n[EncounterCells.SPARED] |= seat.bit();
  }

  /// What one ship of the seat adds to its side (1 unless a power says otherwise).
  public int worth(Seat seat) {
    return get(EncounterCells.WORTH + seat.index()) + 1;
  }

  /// Lets each ship of the seat add this much; 0: nothing.
  public void worth(Seat seat, int each) {
    state.n[EncounterCells.WORTH + seat.index()] = each - 1;
    Influences.note(game, -1, Influences.Kind.WORTH, seat, each);
  }

  /// What a number of ships of a seat counts for totals, compensation and rewards: as many, unless
  /// an effect says otherwise; rounded down (H-220).
  public int counting(Seat seat, int ships) {
    return ships * game.query(Query.SHIP_WORTH, seat, HALVES) / HALVES;
  }

  /// Ships of these seats are subtracted from their side's total instead of added.
  public void subtract(int seats) {
    state.n[EncounterCells.SUBTRACT] |= seats & ~game.reach().sparedSides();
    Influences.note(game, -1, Influences.Kind.SUBTRACTED, Seat.NONE, 0);
  }

  /// Seats whose ships are subtracted, as a mask.
  public int subtracted() {
    return get(EncounterCells.SUBTRACT);
  }

  /// The seat's own ships that went to the warp because of this encounter.
  public int shipsLost(Seat seat) {
    return get(EncounterCells.LOST_SHIPS + seat.index());
  }

  /// Counts ships that went to the warp because of this encounter.
  public void shipsLost(Seat seat, int count) {
    state.n[EncounterCells.LOST_SHIPS + seat.index()] += count;
  }

  /// All of the seat's ships that went to the warp since the encounter began, for whatever reason.
  public int lostSinceStart(Seat seat) {
    return get(EncounterCells.LOST_SINCE_START + seat.index());
  }

  /// Counts ships that went to the warp, or with a negative number came back from it at once.
  public void lostSinceStart(Seat seat, int count) {
    state.n[EncounterCells.LOST_SINCE_START + seat.index()] += count;
  }
}
