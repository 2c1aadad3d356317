package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Patience: a token goes whenever a defense wins or a deal is made, once an encounter; with the
/// last one it wins. When the deal itself makes others win, they all win together (FAQ 2018).
public final class TickTock {
  private static final int TOKENS = 0;
  private static final int TICKED = 0;

  public static final Alien TICK_TOCK =
      alien("Tick-Tock", "base")
          .level(1)
          .hasVictory()
          .power("Patience", ANY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "You start with 10 tokens (8 with four planets). Discard one whenever a defense wins"
                  + " or a deal is made; when the last is gone you win the game.")
          .counter("tokens")
          .setup((game, me) -> game.counter(TOKENS, game.rules().planets() == 4 ? 8 : 10))
          .must(ANY, OUTCOME, TickTock::ticks, TickTock::discard)
          .must(
              ANY,
              WIN_CHECK,
              (game, me) ->
                  game.encounter().outcome() == Outcome.DEAL
                      && game.counter(TOKENS) <= number(game, me)
                      && ticks(game, me)
                      && !me.in(game.verbs().ships().winning()),
              TickTock::winWithTheOthers);

  private TickTock() {}

  private static boolean ticks(Game game, Seat me) {
    Outcome outcome = game.encounter().outcome();
    return game.counter(TOKENS) > 0
        && game.mark(TICKED) == 0
        && (outcome == Outcome.DEFENSE_WINS || outcome == Outcome.DEAL)
        && !isHeldBack(game, game.encounter().offense())
        && !isHeldBack(game, game.encounter().defense());
  }

  private static boolean isHeldBack(Game game, Seat main) {
    return game.ofPower(Query.POWER_BOUND, main, 0) != 0;
  }

  private static int number(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, 1);
  }

  private static void discard(Game game, Seat me) {
    game.mark(TICKED, 1);
    for (int left = number(game, me); left > 0 && game.counter(TOKENS) > 0; left--)
      discardToken(game, me, game.here());
  }

  /// Takes a token off the sheet; with the last one the seat wins.
  public static void discardToken(Game game, Seat me, int sheet) {
    game.powers().counter(sheet, TOKENS, game.powers().counter(sheet, TOKENS) - 1);
    if (game.powers().counter(sheet, TOKENS) == 0) game.verbs().win(me, TICK_TOCK.id());
  }

  /// The tokens left on the sheet.
  public static int tokens(Game game, int sheet) {
    return game.powers().counter(sheet, TOKENS);
  }

  private static void winWithTheOthers(Game game, Seat me) {
    game.counter(TOKENS, 0);
    game.verbs().ships().winning(game.verbs().ships().winning() | me.bit());
  }
}
