package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Zombie;
import hypergate.game.Pulsar;
import hypergate.game.Query;

/// Immortality: whoever holds it is the only one whose ships Zombie can free in a deal.
public final class ZombiePulsar {
  public static final Pulsar PULSAR =
      pulsar(Zombie.ZOMBIE)
          .con("In a deal Zombie may free nobody's ships but yours.")
          .bends(
              Query.MAY_FREE,
              (game, me, who, may) ->
                  game.powers().find(who, Zombie.ZOMBIE) >= 0
                          && game.encounter().opponent(who) != me
                      ? 0
                      : may);

  private ZombiePulsar() {}
}
