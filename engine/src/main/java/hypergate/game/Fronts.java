package hypergate.game;

import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;

/// The fronts of an encounter: one planet as a rule, two neighbouring planets when an effect has
/// opened a second front. Two fronts are fought one after the other inside one encounter: the ships
/// of the offense and its allies count on both, everything else that makes up a battle (encounter
/// cards, allies of the defense, totals, outcome) each front has for itself. What concerns the
/// front being fought lies where it always does; what belongs to the other waits here.
public final class Fronts {
  private final Game game;
  private final State state;

  Fronts(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Whether a second front has been opened in this encounter.
  public boolean isTwo() {
    return state.n[Layout.SECOND_TARGET] != 0;
  }

  /// The planet of the second front; [Planet#NONE] when there is none.
  public Planet second() {
    return Planet.of(state.n[Layout.SECOND_TARGET] - 1);
  }

  /// The planet of the first front, once the second is being fought; else [Planet#NONE].
  public Planet first() {
    return Planet.of(state.n[Layout.FIRST_TARGET] - 1);
  }

  /// Whether the second front is being fought.
  public boolean isAtSecond() {
    return state.n[Layout.FIRST_TARGET] != 0;
  }

  /// Whether the first front is being fought and a second will be.
  public boolean continues() {
    return isTwo()
        && !isAtSecond()
        && (game.state().planets() & second().bit()) != 0
        && second() != game.encounter().target();
  }

  /// How the first front ended, once the second is being fought.
  public Outcome firstOutcome() {
    return Outcome.of(state.n[Layout.FIRST_OUTCOME]);
  }

  /// Whether the second front is being fought and the offense has won the first.
  public boolean isWonBefore() {
    return isAtSecond() && firstOutcome() == Outcome.OFFENSE_WINS;
  }

  /// Opens a second front: the encounter is fought at one planet first, then at the other.
  public void open(Planet first, Planet second) {
    game.encounter().target(first);
    state.n[Layout.SECOND_TARGET] = second.index() + 1;
    if (!game.isHeard()) return;
    game.tell(new Event.Aimed(game.encounter().offense(), first));
    game.tell(new Event.Aimed(game.encounter().offense(), second));
  }

  /// Seats allied with the defense at the second front while the first is fought, as a mask.
  public int allies() {
    return state.n[Layout.SECOND_ALLIES];
  }

  /// A seat is an ally of the defense at the second front.
  public void ally(Seat seat) {
    state.n[Layout.SECOND_ALLIES] |= seat.bit();
  }

  /// The encounter card of a side for the second front, -1 for none.
  public int card(Side side) {
    return state.n[Layout.SECOND_CARD + side.index()] - 1;
  }

  /// Notes the encounter card of a side for the second front, -1 for none.
  public void card(Side side, int card) {
    state.n[Layout.SECOND_CARD + side.index()] = card + 1;
  }

  /// On the second front: ships of a seat that fell on the first and count all the same.
  public int fallen(Seat seat) {
    return isAtSecond() ? state.n[Layout.FALLEN + seat.index()] : 0;
  }

  /// Notes ships of a seat that fall on the first front.
  public void fallen(Seat seat, int ships) {
    state.n[Layout.FALLEN + seat.index()] = ships;
  }

  /// Turns to the second front: what belonged to the first battle is forgotten, the allies of the
  /// defense take their places, and the cards laid down for it are there. A card that is missing
  /// counts as an attack of nothing.
  public void turn() {
    Encounter encounter = game.encounter();
    state.n[Layout.FIRST_TARGET] = encounter.target().index() + 1;
    state.n[Layout.FIRST_OUTCOME] = encounter.outcome().ordinal();
    encounter.target(second());
    encounter.forgetBattle();
    int allies = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      int ships = game.ships().at(Place.SECOND, seat);
      if (ships == 0) continue;
      allies |= seat.bit();
      game.verbs().ships().move(seat, Place.SECOND, Place.BESIDE, ships, true);
    }
    encounter.defensive().allies(allies);
    state.n[Layout.SECOND_ALLIES] = 0;
    lay(encounter.offensive());
    lay(encounter.defensive());
    if (game.isHeard()) game.tell(new Event.Aimed(encounter.offense(), second()));
  }

  private void lay(Side side) {
    int card = card(side);
    card(side, -1);
    game.encounter().card(side.main(), card);
    if (card < 0) game.encounter().becomes(side.main(), Kind.ATTACK, 0);
  }

  /// The encounter is over: it was a success if one of its fronts was.
  public void close() {
    if (isAtSecond() && !game.encounter().outcome().successful() && firstOutcome().successful())
      game.encounter().outcome(firstOutcome());
  }
}
