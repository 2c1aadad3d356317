package hypergate.content.conflict.pulsars;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Invader;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.NextEncounter;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Invasion: after a victory one more; the holder is not interrupted.
public final class InvaderPulsar {
  private static final Prompt WHOM = Prompt.of("invader/seat");

  public static final Pulsar PULSAR =
      pulsar(Invader.INVADER)
          .pro(
              "When you have won an encounter that an Invasion! card has brought you, you may have"
                  + " another one with any player.")
          .may(OFFENSE, ENCOUNTER_END, InvaderPulsar::hasWon, InvaderPulsar::goOn)
          .ours("more of the same")
          .con("An Invasion! card that you draw is wild for you.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: you are no target");

  private InvaderPulsar() {}

  private static boolean hasWon(Game game, Seat me) {
    return Invader.isInvasion(game, me)
        && game.encounter().outcome() == Outcome.OFFENSE_WINS
        && !game.extraEncounters().areRequested();
  }

  private static void goOn(Game game, Seat me) {
    Seat whom = game.ask(me).seat(WHOM, game.everybody() & ~me.bit());
    NextEncounter.request(game, me, whom);
  }
}
