package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Genius;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Outwit: eighteen cards win, for which it is played as a turn ends; from the holder it gets no
/// more than two cards.
public final class GeniusPulsar {
  public static final Pulsar PULSAR =
      pulsar(Genius.GENIUS, Window.TURN_END)
          .pro("Eighteen cards in hand are enough to win.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 18)
          .ours("a smaller number")
          .con(
              "While you are the main player on the other side Genius draws at most two cards"
                  + " instead of its colony.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private GeniusPulsar() {}
}
