package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Flattery: who is no main player flatters one; if that one wins or makes a deal a token goes, and
/// with the last one it wins. Flattering is the use, the token goes by itself.
public final class Sycophant {
  private static final int TOKENS = 0;

  /// Mark: the seat that is flattered, plus one.
  private static final int FLATTERED = 0;

  private static final Prompt WHOM = Prompt.of("sycophant/seat");

  public static final Alien SYCOPHANT =
      alien("Sycophant", "storm")
          .level(1)
          .hasVictory()
          .power("Flattery", NOT_MAIN, Step.ALLIANCE)
          .text(
              "You start with 10 tokens (8 with four planets). When you are no main player, you may"
                  + " flatter a main player after alliances are formed. If it wins or makes a deal,"
                  + " discard a token; when the last is gone you win the game.")
          .counter("tokens")
          .setup((game, me) -> game.counter(TOKENS, game.rules().planets() == 4 ? 8 : 10))
          .may(
              NOT_MAIN,
              ALLIED,
              (game, me) -> game.counter(TOKENS) > 0 && game.mark(FLATTERED) == 0,
              (game, me) -> game.mark(FLATTERED, game.current().target() + 1))
          .naming((game, me) -> game.current().target(game.ask(me).seat(WHOM, mains(game)).index()))
          .always(
              ANY,
              OUTCOME,
              Sycophant::isPleased,
              (game, me) -> {
                game.mark(FLATTERED, 0);
                discard(game, me, game.here(), 1);
              });

  private Sycophant() {}

  private static int mains(Game game) {
    return game.encounter().offense().bit() | game.encounter().defense().bit();
  }

  private static boolean isPleased(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat flattered = Seat.of(game.mark(FLATTERED) - 1);
    if (!flattered.exists() || !encounter.isMain(flattered) || game.counter(TOKENS) == 0)
      return false;
    boolean wins = encounter.outcome().isWin() && encounter.winners().main() == flattered;
    return (wins || encounter.outcome() == Outcome.DEAL)
        && game.ofPower(Query.POWER_BOUND, flattered, 0) == 0;
  }

  /// The tokens left on the sheet.
  public static int tokens(Game game, int sheet) {
    return game.powers().counter(sheet, TOKENS);
  }

  /// Takes tokens off the sheet; with the last one the seat wins.
  public static void discard(Game game, Seat me, int sheet, int count) {
    game.powers().counter(sheet, TOKENS, tokens(game, sheet) - count);
    if (tokens(game, sheet) == 0) game.verbs().win(me, SYCOPHANT.id());
  }
}
