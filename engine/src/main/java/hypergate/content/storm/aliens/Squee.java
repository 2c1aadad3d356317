package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Unimaginable Cuteness: before the reveal the offense concedes, or loses three ships and, if it
/// wins with an attack all the same, pays compensation. What upsets a result upsets a concession,
/// too.
public final class Squee {
  /// Mark: the offense has been asked, and goes on.
  private static final int ASKED = 0;

  private static final int GOES_ON = 2;
  private static final int PRICE = 3;
  private static final Prompt CONCEDES = Prompt.of("squee/choice");

  public static final Alien SQUEE =
      alien("Squee", "storm")
          .level(2)
          .power("Unimaginable Cuteness", DEFENSE, Step.PLANNING)
          .text(
              "As the defense, before cards are revealed, you may ask the offense to concede. If it"
                  + " does you win the encounter. If not it loses three ships of its choice, and if"
                  + " it then wins with an attack you collect compensation.")
          .may(DEFENSE, SELECTED, (game, me) -> game.mark(ASKED) == 0, Squee::plead)
          .always(
              DEFENSE,
              BEFORE_COMPENSATION,
              Squee::isOwed,
              (game, me) -> game.encounter().flag(Encounter.ATTACK_COMPENSATED))
          .evenLost();

  private Squee() {}

  private static void plead(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    game.mark(ASKED, 1);
    if (game.ask(offense).yes(CONCEDES)) {
      Side winner = encounter.defensive();
      game.verbs().winUnrevealed(encounter.isUpset() ? winner.other() : winner);
      return;
    }
    game.mark(ASKED, GOES_ON);
    int price = game.ofPower(Query.POWER_NUMBER, me, PRICE);
    boolean mild = game.ofPower(Query.POWER_BOUND, offense, 0) != 0;
    game.verbs().loseAnywhere(offense, mild ? 1 : price, Cause.EFFECT);
  }

  private static boolean isOwed(Game game, Seat me) {
    return isContinued(game, me)
        && game.encounter().outcome() == Outcome.OFFENSE_WINS
        && game.encounter().attacks(game.encounter().offense());
  }

  /// Whether the offense has been asked in this encounter and has gone on.
  public static boolean isContinued(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, SQUEE), ASKED) == GOES_ON;
  }
}
