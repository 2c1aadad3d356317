package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Wisdom: a token for each win as an ally, for a defeat one for each ship it had there, one more
/// with four planets; all of them add to its side's total, attack against attack. Gaining
/// is no use and happens even when it has been zapped (E-67).
public final class Sapient {
  /// Mark: the tokens gained in this encounter.
  public static final int GAINED = 0;

  private static final int NO_LIMIT = 10_000;

  public static final Alien SAPIENT =
      alien("Sapient", "alliance")
          .level(0)
          .power("Wisdom", ALLY, Step.REVEAL)
          .isMandatory()
          .text(
              "As an ally gain a token for a win, for a defeat one for each of your ships there."
                  + " When both main players attack and you are an ally, add 1 for each token.")
          .counter("tokens")
          .must(
              ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && bonus(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(bonus(game, me)))
          .always(ALLY, OUTCOME, (game, me) -> gain(game, me) > 0, Sapient::learn)
          .evenZapped();

  private Sapient() {}

  private static int bonus(Game game, Seat me) {
    Seat opponent = game.encounter().sideOf(me).other().main();
    return Math.min(game.counter(0), game.ofPower(Query.POWER_NUMBER, opponent, NO_LIMIT));
  }

  // Deals bring nothing.
  private static int gain(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int more = game.rules().planets() == 4 ? 1 : 0;
    return switch (encounter.outcome()) {
      case OFFENSE_WINS, DEFENSE_WINS ->
          (encounter.sideOf(me) == encounter.winners() ? 1 : encounter.shipsAtEnd(me)) + more;
      case BOTH_LOSE -> encounter.shipsAtEnd(me) + more;
      default -> 0;
    };
  }

  private static void learn(Game game, Seat me) {
    int gain = gain(game, me);
    game.mark(GAINED, gain);
    game.counter(0, game.counter(0) + gain);
  }
}
