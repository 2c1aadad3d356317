package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.content.conflict.aliens.Xenophile;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one more for each colony of others in the home system. Super: the Xenophile wins along
/// when others win together.
public final class XenophileFlare {
  public static final Flare FLARE =
      flare(Xenophile.XENOPHILE)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When both main players attack, add 1 to your side's total for each colony of other"
                  + " players in your home system.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && guests(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(guests(game, me)))
          .strong(ANY, List.of(), "When two or more players win the game together, you win, too.")
          .may(ANY, WIN_CHECK, XenophileFlare::isShared, XenophileFlare::join);

  private XenophileFlare() {}

  private static int guests(Game game, Seat me) {
    return Xenophile.guests(game, me, game.everybody() & ~me.bit());
  }

  private static boolean isShared(Game game, Seat me) {
    int winners = game.verbs().ships().winning();
    return Integer.bitCount(winners) > 1 && !me.in(winners);
  }

  private static void join(Game game, Seat me) {
    game.verbs().ships().winning(game.verbs().ships().winning() | me.bit());
  }
}
