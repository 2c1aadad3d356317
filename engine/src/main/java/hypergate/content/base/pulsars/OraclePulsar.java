package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Oracle;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Foresee: with it the Oracle foresees for the main player whose ally it is; the holder's card
/// stays face down.
public final class OraclePulsar {
  public static final Pulsar PULSAR =
      pulsar(Oracle.ORACLE)
          .pro(
              "As an ally you foresee for the main player on your side, who chooses its card after"
                  + " the opponent has played face up.")
          .inRole(Role.ALLY)
          .ours("as an ally, too")
          .con(
              "While you are the main player on the other side both cards are chosen face down.",
              Immunity.OPPOSED)
          .ours("P3.1: your choice is not restricted");

  private OraclePulsar() {}
}
