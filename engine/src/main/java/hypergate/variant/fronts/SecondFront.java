package hypergate.variant.fronts;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.event.Event;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.phase.Planning;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Battles;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;

/// What the phases do besides when an encounter has two fronts: allies of the defense answer for
/// the second too, second cards are laid down, half of the ships fall on a front that is lost, and
/// what has won on both is divided.
final class SecondFront implements Battles {
  private final Game game;
  private final Fronts fronts;

  SecondFront(Game game, Fronts fronts) {
    this.game = game;
    this.fronts = fronts;
  }

  // ---- what there is

  @Override
  public Planet before() {
    return fronts.first();
  }

  @Override
  public Planet after() {
    return fronts.isAtSecond() ? Planet.NONE : fronts.second();
  }

  @Override
  public boolean continues() {
    return fronts.continues();
  }

  @Override
  public boolean isWonBefore() {
    return fronts.isAtSecond() && fronts.firstOutcome() == Outcome.OFFENSE_WINS;
  }

  @Override
  public int waiting() {
    return fronts.allies();
  }

  @Override
  public String waitingPlace() {
    return "second";
  }

  @Override
  public int fallen(Seat seat) {
    return fronts.fallen(seat);
  }

  @Override
  public int cards() {
    return 2;
  }

  @Override
  public int card(int position) {
    return fronts.card(position);
  }

  @Override
  public void card(int position, int card) {
    fronts.card(position, card);
  }

  // ---- the alliance phase

  // Whom the defense has invited may send ships to the second front too, or to that one alone.
  @Override
  public void invitationsAnswered() {
    if (!fronts.isTwo()) return;
    Encounter encounter = game.encounter();
    for (int i = 1; i < game.seats(); i++) {
      Seat seat = game.leftOf(encounter.offense(), i);
      if (encounter.isMain(seat) || seat.in(encounter.offensive().allies())) continue;
      if ((Alliance.sides(game, seat) & Alliance.DEFENSE) == 0) continue;
      Picks picks = Launch.offer(game, seat);
      if (picks.available() == 0) continue;
      int limit = game.query(Query.JOIN_LIMIT, seat, RuleNumbers.MOST_SHIPS);
      int sent = picks.ask(game, seat, FrontQuestions.JOIN_SECOND, 0, 0, limit);
      if (sent == 0) continue;
      fronts.ally(seat);
      if (game.isHeard()) game.tell(new Event.Joined(seat, encounter.defensive().toString(), sent));
      Launch.send(game, seat, picks, Place.WAITING);
    }
  }

  // ---- the planning phase

  // Who has no card left lays none.
  @Override
  public void cardsChosen() {
    if (!fronts.isTwo() || game.encounter().outcome() != Outcome.NONE) return;
    int asked = 0;
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      if (game.cards().selectable(seat).isEmpty()) continue;
      Planning.fill(game, seat);
      asked |= seat.bit();
    }
    if (asked == 0) return;
    int[] choices = game.choices();
    game.together(asked, FrontQuestions.SELECT_SECOND, choices);
    for (int p = 0; p < 2; p++)
      if (game.inOrder(p).in(asked)) put(side(p), Choice.value(choices[game.inOrder(p).index()]));
  }

  private Side side(int position) {
    return position == 0 ? game.encounter().offensive() : game.encounter().defensive();
  }

  private void put(Side side, int card) {
    game.cards().takeForPlay(side.main(), card);
    game.cards().aside(card);
    game.cards().knownTo(side.main(), card);
    fronts.card(side.index(), card);
    if (game.isHeard())
      game.tell(new Event.Selected(side.main(), game.cards().face(card).notation()));
  }

  // ---- the resolution phase

  // Half of the ships, rounded up; all of them when both fronts are lost.
  @Override
  public int falling(Seat seat, int ships) {
    if (!fronts.isTwo()) return ships;
    boolean both =
        fronts.isAtSecond()
            && (fronts.firstOutcome() == Outcome.DEFENSE_WINS
                || fronts.firstOutcome() == Outcome.BOTH_LOSE);
    int falling = both || !fronts.isAtSecond() && !fronts.continues() ? ships : (ships + 1) / 2;
    if (!fronts.isAtSecond()) fronts.fallen(seat, falling);
    return falling;
  }

  @Override
  public void landBefore() {
    if (!isWonBefore()) return;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (lands(seat)) land(seat, fronts.first(), game.ships().onGate(seat));
    }
    game.verbs().ships().settle();
  }

  private boolean lands(Seat seat) {
    return game.ships().onGate(seat) > 0 && Resolution.lands(game, seat);
  }

  private void land(Seat seat, Planet planet, int ships) {
    game.verbs().ships().move(seat, Place.GATE, planet.index(), ships, true);
  }

  // Each ally colonises one planet, the offense divides its ships, one on each at least if it has
  // two. What goes to the second planet stays on the gate until the others land there.
  @Override
  public void divide() {
    if (!isWonBefore()) return;
    Planet first = fronts.first();
    Planet second = game.encounter().target();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int ships = game.ships().onGate(seat);
      if (!lands(seat)) continue;
      if (seat == game.encounter().offense() && ships > 1) {
        land(seat, first, game.ask(seat).number(FrontQuestions.LAND, 1, ships - 1));
      } else if (game.ask(seat).planet(FrontQuestions.LAND, first.bit() | second.bit()) == first)
        land(seat, first, ships);
    }
  }

  @Override
  public boolean goesOn() {
    if (!fronts.continues() || game.encounter().outcome() == Outcome.GRANTED) return false;
    fronts.turn();
    return true;
  }

  // ---- the end of the encounter

  @Override
  public void putAway() {
    if (!fronts.isTwo()) return;
    for (int p = 0; p < 2; p++) {
      Side side = side(p);
      int card = fronts.card(side.index());
      if (card < 0) continue;
      fronts.card(side.index(), -1);
      game.cards().fromAside(card);
      game.verbs().usedCards().settlePlayed(side.main(), card);
    }
  }

  // It was a success if one of its fronts was.
  @Override
  public void close() {
    if (fronts.isAtSecond()
        && !game.encounter().outcome().successful()
        && fronts.firstOutcome().successful()) game.encounter().outcome(fronts.firstOutcome());
  }
}
