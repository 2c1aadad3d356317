package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Ai;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Think Ahead: in every encounter; whoever holds it keeps all it hides.
public final class AiPulsar {
  public static final Pulsar PULSAR =
      pulsar(Ai.AI)
          .pro("You may look at hidden things in every encounter, even as no main player.")
          .inRole(Role.ANY)
          .ours("in a further role")
          .con(
              "AI may not look at your hand, your sheet, or anything that you have laid face down.",
              Immunity.CHOICE)
          .ours("P3.1: it may not choose you");

  private AiPulsar() {}
}
