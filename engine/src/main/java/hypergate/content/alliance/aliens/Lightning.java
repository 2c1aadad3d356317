package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.phase.NextEncounter;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Speed: a token for each second encounter of somebody else, before which two of them can end it;
/// three buy an encounter out of turn when any is over. Only gaining is a use; nothing can be spent
/// while the power is off. For an encounter that it buys it draws no new hand.
public final class Lightning {
  /// Mark: a token has been gained in this encounter.
  public static final int GAINED = 0;

  private static final int BOUGHT = 1;
  private static final int PRICE = 3;
  private static final int END_PRICE = 2;

  public static final Alien LIGHTNING =
      alien("Lightning", "alliance")
          .level(1)
          .power("Speed", NOT_OFFENSE, Step.REGROUP)
          .isMandatory()
          .text(
              "Add a token when another player begins the second encounter of its turn; two tokens"
                  + " end that encounter at once. After any encounter you may discard three tokens"
                  + " to have an encounter at once; then play goes on where it was.")
          .counter("tokens")
          .must(NOT_OFFENSE, REGROUP_START, (game, me) -> isSecond(game), Lightning::gain)
          .free(ANY, REGROUP_START, Lightning::mayEnd, Lightning::end)
          .free(ANY, ENCOUNTER_END, Lightning::mayBuy, Lightning::buy);

  private Lightning() {}

  /// Whether this is the second encounter of somebody's turn.
  public static boolean isSecond(Game game) {
    return !game.encounter().isExtra() && game.encounter().numberInTurn() == 2;
  }

  private static void gain(Game game, Seat me) {
    game.mark(GAINED, 1);
    game.counter(0, game.counter(0) + 1);
  }

  private static int endPrice(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 1 : END_PRICE;
  }

  private static boolean mayEnd(Game game, Seat me) {
    return isSecond(game)
        && game.encounter().outcome() == Outcome.NONE
        && game.counter(0) >= endPrice(game, me)
        && game.reach().reaches(game.encounter().offense());
  }

  private static void end(Game game, Seat me) {
    game.counter(0, game.counter(0) - endPrice(game, me));
    game.verbs().callOff();
  }

  private static int price(Game game, Seat me) {
    int price = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? PRICE - 1 : PRICE;
    return game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) != 0 ? PRICE + 1 : price;
  }

  private static boolean mayBuy(Game game, Seat me) {
    return game.mark(BOUGHT) == 0
        && game.counter(0) >= price(game, me)
        && game.cards().hasEncounterCard(me);
  }

  private static void buy(Game game, Seat me) {
    game.mark(BOUGHT, 1);
    game.counter(0, game.counter(0) - price(game, me));
    NextEncounter.request(game, me, Seat.NONE);
  }
}
