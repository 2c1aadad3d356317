package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Humanity: adds four to its side after the reveal, whatever cards were revealed; and if somebody
/// zaps that, its side wins at once (E-42). An upset still turns the win.
public final class Human {
  /// Mark: by how much less than four the power has added.
  public static final int HELD_BACK = 0;

  private static final int FOUR = 4;

  public static final Alien HUMAN =
      alien("Human", "base")
          .level(1)
          .power("Humanity", Role.MAIN_OR_ALLY, Step.REVEAL)
          .isMandatory()
          .text("Add 4 to your side's total. If this power is zapped, your side wins.")
          .must(MAIN_OR_ALLY, TOTALS, Human::help)
          .whenZapped(Human::win);

  private Human() {}

  private static void help(Game game, Seat me) {
    int amount = amount(game, me);
    game.mark(HELD_BACK, Math.max(0, FOUR - amount));
    game.encounter().sideOf(me).add(amount);
  }

  private static int amount(Game game, Seat me) {
    int own = game.ofPower(Query.POWER_NUMBER, me, FOUR);
    return game.ofPower(Query.POWER_NUMBER, game.encounter().sideOf(me).other().main(), own);
  }

  // What shuts the power off and is no zap gives nothing.
  private static void win(Game game, Seat me) {
    if (game.current().isZapped()) game.encounter().sideOf(me).winsAtOnce(me);
  }
}
