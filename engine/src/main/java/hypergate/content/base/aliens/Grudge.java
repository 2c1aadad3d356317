package hypergate.content.base.aliens;

import static hypergate.game.card.Ability.Group.LAST;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Revenge: whom it invited and who is not its ally gets a grudge token, and pays for it when the
/// outcome is known: one ship after a win or a deal, four after a defeat or a failed deal. Only
/// giving the tokens is a use.
public final class Grudge {
  /// Mark: the seats that hold a token.
  public static final int TOKENS = 0;

  /// Mark: everybody loses four ships (the super flare).
  public static final int ALWAYS_FOUR = 1;

  private static final int FEW = 1;
  private static final int MANY = 4;

  public static final Alien GRUDGE =
      alien("Grudge", "base")
          .level(2)
          .power("Revenge", MAIN, Step.ALLIANCE)
          .isMandatory()
          .text(
              "Give a grudge token to every player you invited who is not your ally. If you win or"
                  + " make a deal each of them loses one ship, if you lose or fail to deal four.")
          .must(
              MAIN,
              ALLIED,
              (game, me) -> absent(game, me) != 0,
              (game, me) -> game.mark(TOKENS, absent(game, me)))
          .always(MAIN, OUTCOME, (game, me) -> game.mark(TOKENS) != 0, Grudge::avenge)
          .first(LAST);

  private Grudge() {}

  private static int absent(Game game, Seat me) {
    Side side = game.encounter().sideOf(me);
    // Who joined with a ship and has left since gets no token (FAQ 2018).
    int left = game.encounter().everAllied() & ~side.other().allies();
    int absent = game.encounter().invited(side) & ~side.allies() & ~left;
    return game.reach().reached(absent);
  }

  private static void avenge(Game game, Seat me) {
    int due = game.mark(ALWAYS_FOUR) != 0 ? MANY : due(game.encounter(), me);
    int more = due == 0 ? 0 : game.ofPower(Query.POWER_NUMBER, me, 0);
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(game.mark(TOKENS)))
        game.verbs().chooseLossOutside(game.inOrder(p), due + more);
    game.mark(TOKENS, 0);
    game.verbs().carryOutLoss();
  }

  private static int due(Encounter encounter, Seat me) {
    return switch (encounter.outcome()) {
      case DEAL -> FEW;
      case OFFENSE_WINS, DEFENSE_WINS -> encounter.winners().main() == me ? FEW : MANY;
      case NO_DEAL, BOTH_LOSE -> MANY;
      default -> 0;
    };
  }
}
