package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Negation: between two attacks the lower total wins; its own ships and those of all allies, on
/// both sides, are subtracted instead of added. A tie still goes to the defense.
public final class AntiMatter {
  public static final Alien ANTI_MATTER =
      alien("Anti-Matter", "base")
          .level(1)
          .power("Negation", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text("The lower total wins; your ships and all allies' ships are subtracted.")
          .must(MAIN, TOTALS, (game, me) -> game.encounter().bothAttack(), AntiMatter::negate);

  private AntiMatter() {}

  private static void negate(Game game, Seat me) {
    Encounter encounter = game.encounter();
    encounter.lowerWins();
    int allies = encounter.offensive().allies() | encounter.defensive().allies();
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) allies = encounter.sideOf(me).allies();
    encounter.subtract(me.bit() | allies);
  }
}
