package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Gremlin;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Meddle: a warning does not keep it from meddling; in the turn of whoever holds it it meddles
/// not.
public final class GremlinPulsar {
  public static final Pulsar PULSAR =
      pulsar(Gremlin.GREMLIN, Window.DEFENSE_CHOSEN)
          .pro("You may play a hazard card in spite of a hazard warning.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("While you are the offense Gremlin plays no hazard card.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your encounter is left alone");

  private GremlinPulsar() {}
}
