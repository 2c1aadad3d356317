package hypergate.game.phase;

import hypergate.game.card.Option;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The start of a turn: what variants do then, a new hand for an offense without encounter
/// cards, then start-of-turn effects.
public final class StartTurn {
  private StartTurn() {}

  static void run(Acting game) {
    if (game.course().beginTurn() > game.options().get(Option.TURN_LIMIT))
      game.end(0, Event.Ending.TURN_LIMIT, "");
    if (game.ships().planets() == 0) game.end(0, Event.Ending.NO_PLANETS, "");
    Seat offense = game.turn();
    clearEncounter(game);
    game.encounter().offense(offense);
    game.course().noEncounterYet();
    if (game.isHeard()) game.tell(new Event.TurnBegan(offense));
    if (game.course().beginTimeouts(offense)) {
      game.course().turn(game.leftOf(offense));
      game.next(Step.START_TURN);
      return;
    }
    game.parts().turnBegins(offense);
    needEncounterCard(game, offense);
    game.verbs().absence().end(game.encounter().offense());
    game.open(Window.TURN_START);
    boolean over = game.encounter().is(Encounter.TURN_OVER);
    game.next(over ? Step.NEXT_ENCOUNTER : Step.REGROUP);
  }

  /// Draws new hands until the seat has an encounter card.
  public static void needEncounterCard(Acting game, Seat seat) {
    // 33 of at most 88 cards are no encounter cards: a few rounds always suffice unless cards run
    // out.
    int needed = game.query(Query.ENCOUNTER_CARDS_NEEDED, seat, 1);
    if (!canSelect(game, seat) || !has(game, seat, needed) && !hasPile(game, seat))
      needCardInHand(game, seat, needed);
  }

  /// The same for the hand alone, whatever lies on the seat's sheet.
  public static void needCardInHand(Acting game, Seat seat) {
    needCardInHand(game, seat, 1);
  }

  private static void needCardInHand(Acting game, Seat seat, int needed) {
    for (int round = 0; round < 12 && !has(game, seat, needed); round++)
      game.verbs().hands().newHandForWant(seat);
  }

  private static boolean has(Acting game, Seat seat, int needed) {
    if (needed == 0) return true;
    return needed == 1
        ? game.cards().hasEncounterCard(seat)
        : game.cards().encounterCards(seat).size() >= needed;
  }

  private static boolean hasPile(Acting game, Seat seat) {
    return game.cards().hasPlayablePileCard(seat);
  }

  /// Whether the seat could play an encounter card now, or does not need one yet.
  public static boolean canSelect(Acting game, Seat seat) {
    return game.cards().hasEncounterCard(seat)
        || game.cards().hasPlayablePileCard(seat)
        || game.query(Query.ENCOUNTER_CARDS_NEEDED, seat, 1) == 0;
  }

  /// Forgets the last encounter: effects end, zapped powers work again, flare limits reset
  ///
  static void clearEncounter(Acting game) {
    State state = game.state();
    state.clearEncounter();
    game.powers().wake();
    game.verbs().insurance().end();
    game.cards().forgetPlayed();
    game.stands().flares().end();
    game.parts().encounterOver();
    game.verbs().absence().forgetRefusals();
    state.empty(Zone.SPENT);
  }
}
