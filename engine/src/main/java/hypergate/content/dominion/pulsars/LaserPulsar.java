package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Laser;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Blind: two cards for each ship; the holder is not blinded.
public final class LaserPulsar {
  public static final Pulsar PULSAR =
      pulsar(Laser.LASER, Window.LAUNCHED)
          .pro("Blind up to two cards for each ship that the opponent has in the encounter.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Laser may not blind you.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private LaserPulsar() {}
}
