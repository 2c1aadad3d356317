package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Whirligig;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Swirl: two cards stay out of the mix; the holder's hand is not mixed.
public final class WhirligigPulsar {
  public static final Pulsar PULSAR =
      pulsar(Whirligig.WHIRLIGIG, Window.SELECTED)
          .pro("Keep up to two cards of your hand out of the mix.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a gain on top")
          .con("Whirligig may not mix your hand with its own.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private WhirligigPulsar() {}
}
