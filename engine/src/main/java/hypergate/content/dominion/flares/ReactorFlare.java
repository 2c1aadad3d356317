package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.dominion.aliens.Reactor;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the winning defense settles anywhere. Super: who holds no other flare wins the game with
/// an encounter.
public final class ReactorFlare {
  private static final Prompt WHERE = Prompt.of("flare-reactor/wild/planet");
  private static final Prompt SHIPS = Prompt.of("flare-reactor/wild/ships");

  public static final Flare FLARE =
      flare(Reactor.REACTOR)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you win as the defense found a colony on any foreign planet. Then the flare"
                  + " goes to the Reactor, or is discarded.")
          .may(DEFENSE, BEFORE_COMPENSATION, ReactorFlare::maySettle, ReactorFlare::settle)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When your side wins the encounter and no other flare is in your hand or on your"
                  + " sheet, you win the game.")
          .may(
              MAIN_OR_ALLY,
              OUTCOME,
              (game, me) -> hasWon(game, me) && flares(game, me) == 1,
              ReactorFlare::win);

  private ReactorFlare() {}

  private static long foreign(Game game, Seat me) {
    return game.ships().planets() & game.ships().foreignTo(me);
  }

  private static boolean maySettle(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.DEFENSE_WINS
        && game.verbs().mayGainColony(me, foreign(game, me));
  }

  private static void settle(Game game, Seat me) {
    game.verbs().gainColony(me, WHERE, SHIPS, foreign(game, me));
    game.verbs().hands().passOn(game.powers().holder(Reactor.REACTOR));
  }

  private static boolean hasWon(Game game, Seat me) {
    return game.encounter().outcome().isWin() && !game.encounter().isBeaten(me);
  }

  private static int flares(Game game, Seat me) {
    int held = game.cards().hand(me, Kind.FLARE).size();
    int sheet = game.powers().find(me, Reactor.REACTOR);
    CardSet pile = sheet < 0 ? new CardSet() : game.cards().pile(sheet);
    return held + pile.size();
  }

  private static void win(Game game, Seat me) {
    if (flares(game, me) == 0) game.verbs().win(me, "flare-reactor/super");
  }
}
