package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Zombie;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Immortality: with it allies of Zombie lose no ships either; whoever holds it is the only one
/// whose ships Zombie can free in a deal.
public final class ZombiePulsar {
  public static final Pulsar PULSAR =
      pulsar(Zombie.ZOMBIE)
          .pro("As a main player you bring the ships that your allies should lose back, too.")
          .must(
              Role.MAIN,
              Window.LOSING,
              (game, me) -> allies(game, me) != 0,
              (game, me) -> game.verbs().losing().returnToColonies(allies(game, me)))
          .ours("the limit to own ships is lifted")
          .con("In a deal Zombie may free nobody's ships but yours.")
          .bends(
              Query.MAY_FREE,
              (game, me, who, may) ->
                  game.powers().find(who, Zombie.ZOMBIE) >= 0
                          && game.encounter().opponent(who) != me
                      ? 0
                      : may);

  private ZombiePulsar() {}

  private static int allies(Game game, Seat me) {
    return game.verbs().losing().losers(game.encounter().sideOf(me).allies());
  }
}
