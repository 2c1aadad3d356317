package hypergate.content.base.aliens;

import static hypergate.game.card.Ability.Group.REMOVAL;
import static hypergate.game.declare.Alien.alien;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Eradicate: when it wins, the losing side's ships leave the game before anything else can touch
/// them (E-29, R-21.6), down to the floor of.
public final class Void {
  public static final Alien VOID =
      alien("Void", "base")
          .level(2)
          .power("Eradicate", Role.MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you win an encounter, the losing side's ships are removed from the game instead"
                  + " of going to the warp.")
          .must(Role.MAIN, Window.LOSING, Void::hasWon, Void::eradicate)
          .first(REMOVAL);

  private Void() {}

  /// Whether the ships being lost are those of the side that the seat's side has beaten.
  public static boolean hasWon(Game game, Seat me) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().outcome().isWin()
        && game.encounter().sideOf(me) == game.encounter().winners();
  }

  /// Lets the losing side's ships leave the game.
  public static void eradicate(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    Side losers = game.encounter().winners().other();
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      if (owner.in(losers.seats()) && loss.has(owner)) loss.removeFromGame(owner);
    }
  }
}
