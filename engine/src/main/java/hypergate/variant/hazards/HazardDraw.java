package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Drawing a hazard card in an encounter that has a defense (HZ-2): at the end of the destiny phase
/// or, by a switch, before allies are invited.
final class HazardDraw {
  private HazardDraw() {}

  /// Draws one at the end of the destiny phase, if it is due then.
  ///
  /// @return whether the encounter goes on
  static boolean atEndOfDestiny(Game game, Hazards hazards) {
    return game.options().is(HazardOptions.TIMING) || draws(game, hazards);
  }

  /// Draws one before invitations, if it is due then.
  ///
  /// @return whether the encounter goes on
  static boolean beforeAlliance(Game game, Hazards hazards) {
    return !game.options().is(HazardOptions.TIMING) || draws(game, hazards);
  }

  private static boolean draws(Game game, Hazards hazards) {
    if (!isDue(game)) return true;
    hazards.draw();
    if (game.encounter().outcome() == Outcome.NONE) return true;
    game.next(Step.ENCOUNTER_END);
    return false;
  }

  private static boolean isDue(Game game) {
    if (!Hazards.of(game).inUse()) return false;
    Encounter encounter = game.encounter();
    int trigger =
        game.query(Query.WARNED, encounter.offense(), game.options().get(HazardOptions.TRIGGER));
    return switch (trigger) {
      case Query.EVERY_ENCOUNTER -> true;
      case Query.SECOND_ENCOUNTERS -> !encounter.isExtra() && encounter.numberInTurn() == 2;
      default -> encounter.is(Encounter.WARNING);
    };
  }
}
