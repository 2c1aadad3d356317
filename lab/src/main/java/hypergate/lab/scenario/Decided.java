package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;

/// How the last decided encounter came out.
///
/// @param outcome in notation
/// @param totals offense:defense, `none` when nothing was compared
record Decided(String outcome, String totals) {
  static final Decided NOTHING = new Decided("none", "none");

  /// The encounter as it stands; the earlier one while nothing is decided.
  static Decided of(Game game, Decided before) {
    return game.encounter().outcome() == Outcome.NONE
        ? before
        : new Decided(game.encounter().outcome().notation(), totals(game));
  }

  static String totals(Game game) {
    return game.encounter().is(Encounter.COMPARED)
        ? game.encounter().offensive().total() + ":" + game.encounter().defensive().total()
        : "none";
  }
}
