package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Emperor;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Tribute: it judges two of anybody; the holder need not pay and takes tributes back.
public final class EmperorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Emperor.EMPEROR, Window.LAUNCHED, Window.ENCOUNTER_END)
          .pro("Judge whenever two or more tributes lie here, whoever gave them.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "You may refuse every demand for tribute, and at the end of each encounter take back"
                  + " one that you have paid, with its ship.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you that you want to keep");

  private EmperorPulsar() {}
}
