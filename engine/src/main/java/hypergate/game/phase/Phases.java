package hypergate.game.phase;

import hypergate.game.event.Event;
import hypergate.game.verb.Acting;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The phases in order. A phase is the unit of re-running: it starts from a checkpoint.
public final class Phases {
  private Phases() {}

  /// Runs one phase to its end, with what is due then.
  public static void run(Acting game, Step step) {
    if (game.isHeard() && step.compareTo(Step.REGROUP) >= 0 && step.compareTo(Step.RESOLUTION) <= 0)
      game.tell(new Event.PhaseBegan(step.words()));
    switch (step) {
      case SETUP -> Setup.run(game);
      case START_TURN -> StartTurn.run(game);
      case REGROUP -> Regroup.run(game);
      case DESTINY -> Destiny.run(game);
      case LAUNCH -> Launch.run(game);
      case ALLIANCE -> Alliance.run(game);
      case PLANNING -> Planning.run(game);
      case REVEAL -> Reveal.run(game);
      case RESOLUTION -> Resolution.run(game);
      case ENCOUNTER_END -> EncounterEnd.run(game);
      case NEXT_ENCOUNTER -> NextEncounter.run(game);
    }
    if (step != Step.SETUP) game.open(Window.PHASE_END);
  }
}
