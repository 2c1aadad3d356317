package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Engineer;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Technology: two techs on the sheet, and both of those drawn may be kept; against the holder one
/// is drawn.
public final class EngineerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Engineer.ENGINEER, Window.OUTCOME)
          .pro("Two techs may lie on your sheet, and you may keep both that you draw.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are its opponent Engineer draws one tech instead of two.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private EngineerPulsar() {}
}
