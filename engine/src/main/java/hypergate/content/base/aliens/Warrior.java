package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Mastery: a token for each encounter won or dealt in as a main player, two for each lost or
/// failed, one more with four planets; each adds 1 to its attack. A zap takes only the
/// bonus (E-67). Settling an own planet again counts as a win, a called-off encounter as nothing.
public final class Warrior {
  public static final Alien WARRIOR =
      alien("Warrior", "base")
          .level(0)
          .power("Mastery", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "After each of your encounters gain a token for a win or deal, two for a loss or"
                  + " failed deal. When you reveal an attack card add 1 for each token.")
          .counter("tokens")
          .must(
              Role.MAIN,
              Window.TOTALS,
              (game, me) -> game.encounter().attacks(me) && bonus(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(bonus(game, me)))
          .always(
              Role.MAIN,
              Window.ENCOUNTER_END,
              (game, me) -> gain(game, me) > 0,
              (game, me) -> game.counter(0, game.counter(0) + gain(game, me)))
          .evenZapped();

  private Warrior() {}

  private static int bonus(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int tokens = game.counter(0) * game.ofPower(Query.POWER_NUMBER, me, 1);
    return game.ofPower(Query.POWER_BOUND, opponent, 0) != 0 ? tokens / 2 : tokens;
  }

  private static int gain(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Outcome outcome = encounter.outcome();
    int more = game.rules().planets() == 4 ? 1 : 0;
    return switch (outcome) {
      case NONE, CALLED_OFF, GRANTED, REPLACED -> 0;
      case DEAL, RESETTLED -> 1 + more;
      case NO_DEAL, BOTH_LOSE -> 2 + more;
      case OFFENSE_WINS, DEFENSE_WINS ->
          (encounter.sideOf(me) == encounter.winners() ? 1 : 2) + more;
    };
  }
}
