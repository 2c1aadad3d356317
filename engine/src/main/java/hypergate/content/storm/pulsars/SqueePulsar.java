package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Squee;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Unimaginable Cuteness: four ships and twice the compensation; one ship for the holder.
public final class SqueePulsar {
  public static final Pulsar PULSAR =
      pulsar(Squee.SQUEE)
          .pro(
              "The offense loses four ships if it goes on, and you collect twice the compensation.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 4)
          .bends(Query.COMPENSATION_DUE, SqueePulsar::due)
          .ours("a bigger number")
          .con("While you are the offense you lose one ship only if you go on.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the price is a smaller one");

  private SqueePulsar() {}

  private static int due(Game game, Seat me, Seat who, int due) {
    return who == me && Squee.isContinued(game, me) ? 2 * due : due;
  }
}
