package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Pickpocket;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Lift: its player chooses from the open hand; the holder loses nothing.
public final class PickpocketPulsar {
  public static final Pulsar PULSAR =
      pulsar(Pickpocket.PICKPOCKET, Window.TURN_START, Window.ALLIED, Window.OUTCOME)
          .pro("Look at the hand and choose the card that you take.")
          .bends(Query.POWER_UNBOUND, (game, me, who, number) -> 1)
          .ours("chosen instead of at random")
          .con("Pickpocket may not take a card from you.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private PickpocketPulsar() {}
}
