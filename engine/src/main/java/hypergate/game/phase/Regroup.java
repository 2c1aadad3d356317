package hypergate.game.phase;

import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The start of an encounter and the regroup phase: what variants begin it with,
/// start-of-encounter effects, then the offense's ship from the warp.
public final class Regroup {
  private Regroup() {}

  static void run(Acting game) {
    begin(game);
    game.open(Window.REGROUP_DUE);
    game.parts().encounterBegan();
    if (game.encounter().is(Encounter.NO_REGROUP)) {
      game.next(Step.DESTINY);
      return;
    }
    game.parts().firstActions();
    game.open(Window.REGROUP_START);
    if (game.encounter().outcome() != Outcome.NONE) {
      game.next(Step.ENCOUNTER_END);
      return;
    }
    game.parts().regroups();
    game.open(Window.REGROUP);
    if (!game.encounter().isRegrouped()) retrieve(game, game.encounter().offense());
    game.next(Step.DESTINY);
  }

  private static void begin(Acting game) {
    Seat offense = game.encounter().offense();
    boolean extra = game.encounter().isExtra();
    Seat forced = game.extraEncounters().defense();
    if (extra || game.course().encounterOfTurn() > 0) {
      StartTurn.clearEncounter(game);
      game.encounter().offense(offense);
      if (extra) game.encounter().flag(Encounter.EXTRA);
      game.extraEncounters().defense(forced);
    }
    if (!extra) game.course().countEncounter();
    game.steps().encounter();
    game.parts().encounterBegins();
    if (game.isHeard())
      game.tell(new Event.EncounterBegan(offense, extra ? 0 : game.course().encounterOfTurn()));
  }

  /// The offense gets one ship back; without any colony it goes onto the gate.
  static void retrieve(Acting game, Seat offense) {
    if (game.verbs().freeInWarp(offense) == 0) return;
    if (game.ships().colonies(offense) != 0) {
      game.verbs().ships().retrieve(offense, 1);
      return;
    }
    if (game.verbs().ships().due(offense, 1) == 0) return;
    game.verbs().ships().move(offense, Place.WARP, Place.GATE, 1, true);
    game.verbs().ships().cameBack(offense, 1);
  }
}
