package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Filth;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Reek: who is driven away loses a ship; the holder stays.
public final class FilthPulsar {
  public static final Pulsar PULSAR =
      pulsar(Filth.FILTH)
          .pro("Each player whom you drive away also loses one of those ships to the warp.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a ship more")
          .con(
              "Your ships may land and stay beside those of Filth.",
              Immunity.CHOICE,
              Immunity.GOODS)
          .ours("P3.1: it takes nothing from you");

  private FilthPulsar() {}
}
