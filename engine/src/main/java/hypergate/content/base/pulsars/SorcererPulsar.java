package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Sorcerer;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Magic: with it the Sorcerer switches the cards as an ally, too; the holder keeps its card.
public final class SorcererPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sorcerer.SORCERER)
          .pro("As an ally you may switch the encounter cards of the main players.")
          .inRole(Role.ALLY)
          .ours("as an ally, too")
          .con(
              "While you are a main player and Sorcerer is on the other side it may not switch"
                  + " the cards.",
              Immunity.OPPOSED)
          .ours("P3.1: the power takes nothing from you");

  private SorcererPulsar() {}
}
