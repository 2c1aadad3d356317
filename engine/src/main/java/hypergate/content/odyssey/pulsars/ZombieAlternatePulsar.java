package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.ZombieAlternate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Reanimation: the ships go wherever their owner likes; whoever holds it is the only one whose
/// ships it can free in a deal. It has to be played before an encounter begins.
public final class ZombieAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(
              ZombieAlternate.ZOMBIE_ALTERNATE,
              Window.TURN_START,
              Window.NEXT_ENCOUNTER,
              Window.TURN_END)
          .pro("The ships that you free may go to any of your colonies and home planets.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("In a deal Zombie may free nobody's ships but yours.")
          .bends(
              Query.MAY_FREE,
              (game, me, who, ways) ->
                  game.powers().find(who, ZombieAlternate.ZOMBIE_ALTERNATE) >= 0
                          && game.encounter().opponent(who) != me
                      ? 0
                      : ways)
          .ours("P3.1, as for the other Zombie");

  private ZombieAlternatePulsar() {}
}
