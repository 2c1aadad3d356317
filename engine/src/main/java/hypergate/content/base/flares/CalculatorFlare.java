package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.CALLED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.base.aliens.Calculator;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a call of odd or even; right, the opponent's attack is reduced by one's own, wrong, the
/// other way round. Super: an ally declares the equalize.
public final class CalculatorFlare {
  private static final Prompt CALL = Prompt.of("flare-calculator/wild/choice");
  private static final int ODD = 1;
  private static final int EVEN = 2;

  // Above it in the mark: the number of the call.
  private static final int CALLS = 4;

  public static final Flare FLARE =
      flare(Calculator.CALCULATOR)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "After cards are selected, call odd or even. If both are attacks and their sum is as"
                  + " you called, the opponent's card is reduced by yours; if not, yours by the"
                  + " opponent's.")
          .may(MAIN, SELECTED, CalculatorFlare::stand)
          .naming(CalculatorFlare::call)
          .always(
              MAIN,
              CALLED,
              (game, me) ->
                  game.cards().mark() / CALLS == game.encounter().calling()
                      && game.encounter().bothAttack(),
              CalculatorFlare::reduce)
          .strong(ALLY, List.of(Step.PLANNING), "As an ally you may use your power.")
          .may(ALLY, SELECTED, Calculator::isUndeclared, CalculatorFlare::declare);

  private CalculatorFlare() {}

  private static void call(Game game, Seat me) {
    boolean odd = game.ask(me).word(CALL, Word.ODD, Word.EVEN) == Word.ODD;
    game.cards().mark(odd ? ODD : EVEN);
  }

  private static void stand(Game game, Seat me) {
    game.cards().mark(game.cards().mark() + CALLS * game.encounter().call());
  }

  private static void reduce(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    int mine = encounter.value(me);
    int theirs = encounter.value(opponent);
    boolean odd = Math.floorMod(mine + theirs, 2) != 0;
    boolean right = odd == (game.cards().mark() % CALLS == ODD);
    if (right && !Flare.reaches(game, opponent)) return;
    if (right) Calculator.reduce(encounter, opponent, mine);
    else Calculator.reduce(encounter, me, theirs);
  }

  private static void declare(Game game, Seat me) {
    if (game.usesPower(me, Calculator.CALCULATOR)) Calculator.declare(game, me);
  }
}
