package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.CALLED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Reversal: called while the cards lie face down; the two digits of each revealed attack are
/// swapped, 08 becomes 80. Only the call is a use, and only the encounter cards are affected.
public final class Mirror {
  /// Mark: the main players, as a mask, whose cards are reversed.
  public static final int REVERSED = 0;

  /// Mark: the number of the call.
  private static final int CALL = 1;

  public static final Alien MIRROR =
      alien("Mirror", "base")
          .level(1)
          .power("Reversal", MAIN, Step.PLANNING)
          .text(
              "After cards are selected, you may call a reversal: the two digits of each revealed"
                  + " attack card are swapped.")
          .may(
              MAIN,
              SELECTED,
              Mirror::isUncalled,
              (game, me) -> call(game, me, reversible(game, me)))
          .always(MAIN, CALLED, Mirror::isCalled, Mirror::reverse);

  private Mirror() {}

  /// Whether no reversal has been called in this encounter.
  public static boolean isUncalled(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, MIRROR), REVERSED) == 0;
  }

  /// Both main players, as a mask.
  public static int mains(Game game) {
    return game.encounter().offense().bit() | game.encounter().defense().bit();
  }

  private static int reversible(Game game, Seat me) {
    boolean spares = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int mains = game.reach().reached(mains(game));
    return spares ? mains & ~me.bit() : mains;
  }

  /// Calls a reversal of the cards of these seats.
  public static void call(Game game, Seat me, int seats) {
    int sheet = game.powers().find(me, MIRROR);
    game.powers().mark(sheet, REVERSED, seats);
    game.powers().mark(sheet, CALL, game.encounter().call());
  }

  private static boolean isCalled(Game game, Seat me) {
    return game.mark(CALL) == game.encounter().calling();
  }

  private static void reverse(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (main.in(game.mark(REVERSED)) && encounter.attacks(main))
        encounter.counts(main, reversed(encounter.value(main)));
    }
  }

  // The sign stays where it is.
  private static int reversed(int value) {
    return value % 10 * 10 + value / 10;
  }
}
