package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Heal: ships that others have just lost come back, and the Healer draws a card for each player.
/// The loss itself stands: compensation and other benefits are due. Ships removed from the game can
/// be healed too.
public final class Healer {
  /// Mark: the super flare lets the Healer draw a card for each ship.
  public static final int FOR_EACH_SHIP = 0;

  private static final Prompt WHOM = Prompt.of("healer/seats");

  public static final Alien HEALER =
      alien("Healer", "base")
          .level(1)
          .power("Heal", ANY, Step.PHASES)
          .neverWith("sadist")
          .text(
              "When other players lose ships you may give them back, to any of their colonies; draw"
                  + " a card for each player healed.")
          .may(ANY, SHIPS_LOST, (game, me) -> patients(game, me) != 0, Healer::heal)
          .naming((game, me) -> game.current().target(choose(game, me)));

  private Healer() {}

  private static int choose(Game game, Seat me) {
    int patients = patients(game, me);
    return Integer.bitCount(patients) == 1
        ? patients
        : game.ask(me).seats(WHOM, patients, Seat.MOST);
  }

  private static int patients(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean hurt =
          Math.min(loss.wentToWarp(seat), game.ships().lost(seat)) + loss.wentOut(seat) > 0;
      if (seat != me && hurt && game.ships().colonies(seat) != 0) mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  private static void heal(Game game, Seat me) {
    boolean forEachShip = game.mark(FOR_EACH_SHIP) != 0;
    game.mark(FOR_EACH_SHIP, 0);
    int chosen = game.current().target() & patients(game, me);
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    int cards = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(chosen)) continue;
      Loss loss = game.verbs().losing();
      int inWarp = Math.min(loss.wentToWarp(seat), game.ships().lost(seat));
      cards += forEachShip ? inWarp + loss.wentOut(seat) : each;
      game.verbs().ships().heal(seat, inWarp, loss.wentOut(seat));
    }
    game.verbs().draw(me, cards);
  }
}
