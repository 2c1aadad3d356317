package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Voyager;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Journey: at the start of any turn; at home alone while the holder is a main player.
public final class VoyagerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Voyager.VOYAGER, Window.TURN_START)
          .pro("You may move or exchange a planet at the start of any player's turn.")
          .inRole(Role.ANY)
          .ours("in a further role")
          .con(
              "While you are a main player Voyager's colony in the warp counts as a home colony"
                  + " only.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private VoyagerPulsar() {}
}
