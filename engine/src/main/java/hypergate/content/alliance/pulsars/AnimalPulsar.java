package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Animal;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Party: two ships and two cards; whoever holds it need not invite it and is not its guest.
public final class AnimalPulsar {
  public static final Pulsar PULSAR =
      pulsar(Animal.ANIMAL, Window.INVITING)
          .pro("Whoever does not invite you loses two ships, and you may draw two cards.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("bigger numbers")
          .con(
              "You may leave Animal uninvited at no cost; its parties give you no card.",
              Immunity.CHOICE,
              Immunity.GOODS)
          .ours("P3.1: it takes nothing from you and gives you nothing");

  private AnimalPulsar() {}
}
