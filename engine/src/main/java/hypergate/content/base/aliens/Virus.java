package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Multiply: its attack card counts times its ships instead of plus its ships. Changes of the card
/// come before, bonuses and allies after; no ships make 0.
public final class Virus {
  public static final Alien VIRUS =
      alien("Virus", "base")
          .level(2)
          .power("Multiply", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "When you reveal an attack card, multiply it by your ships in the encounter instead"
                  + " of adding them. Allies add as usual.")
          .must(
              Role.MAIN,
              Window.TOTALS,
              (game, me) -> game.encounter().attacks(me),
              Virus::multiply);

  private Virus() {}

  private static void multiply(Game game, Seat me) {
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
      game.encounter().sideOf(me).multiplyByAllShips();
    else game.encounter().sideOf(me).multiplyByOwnShips();
  }
}
