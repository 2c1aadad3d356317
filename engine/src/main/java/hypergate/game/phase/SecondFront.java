package hypergate.game.phase;

import hypergate.game.Acting;
import hypergate.game.Fronts;
import hypergate.game.Side;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;

/// What the phases do besides when an encounter has two fronts: second cards are laid down, half of
/// the ships fall on a front that is lost, and what has won on both is divided.
final class SecondFront {
  private SecondFront() {}

  /// Both main players choose a second encounter card; who has none left lays none.
  static void select(Acting game) {
    if (game.encounter().outcome() != Outcome.NONE) return;
    int asked = 0;
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      if (game.cards().selectable(seat).isEmpty()) continue;
      Planning.fill(game, seat);
      asked |= seat.bit();
    }
    if (asked == 0) return;
    int[] choices = game.choices();
    game.together(asked, Prompt.SELECT_SECOND, choices);
    for (int p = 0; p < 2; p++)
      if (game.inOrder(p).in(asked))
        put(
            game,
            p == 0 ? game.encounter().offensive() : game.encounter().defensive(),
            hypergate.game.decide.Choice.value(choices[game.inOrder(p).index()]));
  }

  private static void put(Acting game, Side side, int card) {
    game.cards().takeForPlay(side.main(), card);
    game.cards().aside(card);
    game.cards().knownTo(side.main(), card);
    game.fronts().card(side, card);
    if (game.isHeard())
      game.tell(new Event.Selected(side.main(), game.cards().face(card).notation()));
  }

  /// Adds to a loss what a seat of the offense's side loses on the front being fought: half of its
  /// ships, rounded up; everything when both fronts are lost.
  static void fall(Acting game, Loss loss, Seat seat) {
    Fronts fronts = game.fronts();
    int ships = game.ships().onGate(seat);
    boolean both =
        fronts.isAtSecond()
            && (fronts.firstOutcome() == Outcome.DEFENSE_WINS
                || fronts.firstOutcome() == Outcome.BOTH_LOSE);
    int falling = both || !fronts.isAtSecond() && !fronts.continues() ? ships : (ships + 1) / 2;
    loss.add(seat, Place.GATE, falling);
    if (!fronts.isAtSecond()) fronts.fallen(seat, falling);
  }

  /// The first battle is over: turns to the second, if there is one.
  ///
  /// @return whether it follows
  static boolean follows(Acting game) {
    Outcome outcome = game.encounter().outcome();
    if (!game.fronts().continues() || outcome == Outcome.GRANTED) return false;
    game.fronts().turn();
    return true;
  }

  /// The second front was not won, the first was: what is left on the gate lands there.
  static void landOnFirst(Acting game) {
    if (!game.fronts().isWonBefore()) return;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (lands(game, seat)) land(game, seat, game.fronts().first(), game.ships().onGate(seat));
    }
    game.verbs().ships().settle();
  }

  private static boolean lands(Acting game, Seat seat) {
    return game.ships().onGate(seat) > 0
        && Resolution.mayLand(game, seat)
        && Resolution.gives(game, seat) == Query.AS_USUAL;
  }

  private static void land(Acting game, Seat seat, Planet planet, int ships) {
    game.verbs().ships().move(seat, Place.GATE, planet.index(), ships, true);
  }

  /// Both fronts were won: each ally colonises one planet, the offense divides its ships, one on
  /// each at least if it has two. What goes to the second planet stays on the gate until it has
  /// been fought for.
  static void divide(Acting game) {
    Planet first = game.fronts().first();
    Planet second = game.encounter().target();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int ships = game.ships().onGate(seat);
      if (!lands(game, seat)) continue;
      if (seat == game.encounter().offense() && ships > 1) {
        land(game, seat, first, game.ask(seat).number(Prompt.LAND, 1, ships - 1));
      } else if (game.ask(seat).planet(Prompt.LAND, first.bit() | second.bit()) == first)
        land(game, seat, first, ships);
    }
  }

  /// The encounter ended before the second front was fought: its cards are discarded.
  static void putAway(Acting game) {
    for (int p = 0; p < 2; p++) {
      Side side = p == 0 ? game.encounter().offensive() : game.encounter().defensive();
      int card = game.fronts().card(side);
      if (card < 0) continue;
      game.fronts().card(side, -1);
      game.cards().fromAside(card);
      game.verbs().usedCards().settlePlayed(side.main(), card);
    }
  }
}
