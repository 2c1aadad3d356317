package hypergate.variant.fronts;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Battles;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Part;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import java.util.Arrays;

/// The fronts of an encounter: one planet as a rule, two neighbouring planets when an effect has
/// opened a second front. Two fronts are fought one after the other inside one encounter: the ships
/// of the offense and its allies count on both, everything else that makes up a battle (encounter
/// cards, allies of the defense, totals, outcome) each front has for itself. What concerns the
/// front being fought lies where it always does; what belongs to the other waits here. Games into
/// which no card can come that opens a second front have no such part.
public final class Fronts implements Part {
  private final Game game;
  private final State state;
  private final SecondFront second;

  // In this encounter: the planets of the second front and, once that is being fought for, of the
  // first, each plus one.
  private final int targets;

  // How the first ended.
  private final int firstOutcome;

  // The defense's allies at the second, as a mask.
  private final int allies;

  // The cards laid down for the second, plus one: the offense's and the defense's.
  private final int cards;

  // By seat: ships that fell on the first and still count.
  private final int fallen;

  Fronts(Game game) {
    this.game = game;
    this.state = game.state();
    this.targets = game.cells().ints(2, Secrecy.PUBLIC);
    this.firstOutcome = game.cells().ints(1, Secrecy.PUBLIC);
    this.allies = game.cells().ints(1, Secrecy.PUBLIC);
    this.cards = game.cells().ints(2, Secrecy.SEEN_CARD);
    this.fallen = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.second = new SecondFront(game, this);
  }

  /// The fronts of a game into which a second one can come.
  public static Fronts of(Game game) {
    return game.parts().get(Fronts.class);
  }

  @Override
  public Battles battles() {
    return second;
  }

  @Override
  public void encounterOver() {
    Arrays.fill(state.n, targets, targets + 2, 0);
    state.n[firstOutcome] = 0;
    state.n[allies] = 0;
    Arrays.fill(state.n, cards, cards + 2, 0);
    Arrays.fill(state.n, fallen, fallen + Seat.MOST, 0);
  }

  /// Whether a second front has been opened in this encounter.
  public boolean isTwo() {
    return state.n[targets] != 0;
  }

  /// The planet of the second front; [Planet#NONE] when there is none.
  public Planet second() {
    return Planet.of(state.n[targets] - 1);
  }

  /// The planet of the first front, once the second is being fought; else [Planet#NONE].
  public Planet first() {
    return Planet.of(state.n[targets + 1] - 1);
  }

  /// Whether the second front is being fought.
  public boolean isAtSecond() {
    return state.n[targets + 1] != 0;
  }

  /// Whether the first front is being fought and a second will be.
  boolean continues() {
    return isTwo()
        && !isAtSecond()
        && (state.planets() & second().bit()) != 0
        && second() != game.encounter().target();
  }

  /// How the first front ended, once the second is being fought.
  Outcome firstOutcome() {
    return Outcome.of(state.n[firstOutcome]);
  }

  /// Opens a second front: the encounter is fought at one planet first, then at the other.
  public void open(Planet first, Planet second) {
    game.encounter().target(first);
    state.n[targets] = second.index() + 1;
    if (!game.isHeard()) return;
    game.tell(new Event.Aimed(game.encounter().offense(), first));
    game.tell(new Event.Aimed(game.encounter().offense(), second));
  }

  /// Seats allied with the defense at the second front while the first is fought, as a mask.
  int allies() {
    return state.n[allies];
  }

  /// A seat is an ally of the defense at the second front.
  void ally(Seat seat) {
    state.n[allies] |= seat.bit();
  }

  /// The encounter card for the second front, of the offense (0) or the defense (1); -1 for none.
  int card(int side) {
    return state.n[cards + side] - 1;
  }

  /// Notes such a card, -1 for none.
  void card(int side, int card) {
    state.n[cards + side] = card + 1;
  }

  /// On the second front: ships of a seat that fell on the first and count all the same.
  int fallen(Seat seat) {
    return isAtSecond() ? state.n[fallen + seat.index()] : 0;
  }

  /// Notes ships of a seat that fall on the first front.
  void fallen(Seat seat, int ships) {
    state.n[fallen + seat.index()] = ships;
  }

  /// Turns to the second front: what belonged to the first battle is forgotten, the allies of the
  /// defense take their places, and the cards laid down for it are there. A card that is missing
  /// counts as an attack of nothing.
  void turn() {
    Encounter encounter = game.encounter();
    state.n[targets + 1] = encounter.target().index() + 1;
    state.n[firstOutcome] = encounter.outcome().ordinal();
    encounter.target(second());
    encounter.forgetBattle();
    int arriving = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      int ships = game.ships().at(Place.WAITING, seat);
      if (ships == 0) continue;
      arriving |= seat.bit();
      game.verbs().ships().move(seat, Place.WAITING, Place.BESIDE, ships, true);
    }
    encounter.defensive().allies(arriving);
    state.n[allies] = 0;
    lay(encounter.offensive());
    lay(encounter.defensive());
    if (game.isHeard()) game.tell(new Event.Aimed(encounter.offense(), second()));
  }

  private void lay(Side side) {
    int card = card(side.index());
    card(side.index(), -1);
    game.encounter().card(side.main(), card);
    if (card < 0) game.encounter().becomes(side.main(), Kind.ATTACK, 0);
  }
}
