package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.CALLED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Equalize: declared while the cards lie face down; of two different attacks the higher is reduced
/// by the value of the lower. Only the declaration is a use.
public final class Calculator {
  /// Mark: the number of the call with which an equalize has been declared.
  public static final int DECLARED = 0;

  public static final Alien CALCULATOR =
      alien("Calculator", "base")
          .level(1)
          .power("Equalize", MAIN, Step.PLANNING)
          .text(
              "After cards are selected, you may declare an equalize: if both are attacks of"
                  + " different value, the higher is reduced by the value of the lower.")
          .may(MAIN, SELECTED, Calculator::isUndeclared, Calculator::declare)
          .always(
              MAIN_OR_ALLY,
              CALLED,
              (game, me) ->
                  game.mark(DECLARED) == game.encounter().calling()
                      && game.encounter().bothAttack(),
              Calculator::equalize);

  private Calculator() {}

  /// Whether no equalize has been declared in this encounter.
  public static boolean isUndeclared(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, CALCULATOR), DECLARED) == 0;
  }

  /// Declares an equalize.
  public static void declare(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, CALCULATOR), DECLARED, game.encounter().call());
  }

  private static void equalize(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int offense = encounter.value(encounter.offense());
    int defense = encounter.value(encounter.defense());
    if (offense > defense && !isSpared(game, me, encounter.offense()))
      reduce(encounter, encounter.offense(), defense);
    if (defense > offense && !isSpared(game, me, encounter.defense()))
      reduce(encounter, encounter.defense(), offense);
  }

  private static boolean isSpared(Game game, Seat me, Seat main) {
    return game.ofPower(main == me ? Query.POWER_UNBOUND : Query.POWER_BOUND, main, 0) != 0;
  }

  /// Reduces the value of a revealed card.
  public static void reduce(Encounter encounter, Seat seat, int amount) {
    encounter.counts(seat, encounter.value(seat) - amount);
  }
}
