package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Ebb and Flow: a win brings a token, and its side a card for each; a defeat takes a token, and
/// the other side discards a card for each that is left. All before ships are lost.
public final class Tide {
  private static final int TOKENS = 0;
  private static final int AT_FIRST = 2;

  public static final Alien TIDE =
      alien("Tide", "storm")
          .level(1)
          .power("Ebb and Flow", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "You start with 2 tokens. When you win as a main player, gain one; then you and your"
                  + " allies each draw a card for each token. When you lose and have more than one,"
                  + " discard one; then your opponent and its allies each discard a card for each"
                  + " that is left.")
          .counter("tokens")
          .setup((game, me) -> game.counter(TOKENS, AT_FIRST))
          .must(MAIN, OUTCOME, Tide::hasWon, Tide::flow)
          .must(MAIN, OUTCOME, Tide::ebbs, Tide::ebb);

  private Tide() {}

  private static boolean hasWon(Game game, Seat me) {
    return game.encounter().outcome().isWin() && game.encounter().winners().main() == me;
  }

  private static void flow(Game game, Seat me) {
    game.counter(TOKENS, game.counter(TOKENS) + game.ofPower(Query.POWER_NUMBER, me, 1));
    game.verbs().sharing().draw(game.encounter().sideOf(me).seats(), game.counter(TOKENS));
  }

  private static boolean ebbs(Game game, Seat me) {
    return game.counter(TOKENS) > 1
        && game.encounter().isBeaten(me)
        && game.encounter().outcome() != Outcome.NO_DEAL;
  }

  private static void ebb(Game game, Seat me) {
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0)
      game.counter(TOKENS, game.counter(TOKENS) - 1);
    int foes = game.encounter().sideOf(me).other().seats();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(foes) || game.ofPower(Query.POWER_BOUND, seat, 0) != 0) continue;
      game.verbs().sharing().discard(seat, game.counter(TOKENS));
    }
  }

  /// Puts a token on the sheet.
  public static void addToken(Game game, int sheet) {
    game.powers().counter(sheet, TOKENS, game.powers().counter(sheet, TOKENS) + 1);
  }
}
