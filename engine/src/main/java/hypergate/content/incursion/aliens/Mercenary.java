package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_OFFENSIVE_ALLY;
import static hypergate.game.word.Window.REWARDS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Bounty Hunting: for a win as a main player or offensive ally it collects rewards like a
/// defensive ally, beside all else that the win brings.
public final class Mercenary {
  public static final Alien MERCENARY =
      alien("Mercenary", "incursion")
          .level(0)
          .power("Bounty Hunting", MAIN_OR_OFFENSIVE_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When your side wins and you are a main player or an offensive ally, collect one"
                  + " reward for each ship that you had in the encounter, as a defensive ally does,"
                  + " beside all else that you win.")
          .must(
              MAIN_OR_OFFENSIVE_ALLY,
              REWARDS,
              (game, me) -> due(game, me) > 0,
              (game, me) -> game.verbs().rewards().collect(me, due(game, me)));

  private Mercenary() {}

  // What takes the winnings of an ally away takes these along.
  private static int due(Game game, Seat me) {
    if (game.query(Query.WINNING_GIVES, me, Query.AS_USUAL) == 0) return 0;
    return game.ofPower(Query.POWER_NUMBER, me, 1) * shares(game, me);
  }

  /// How many rewards a seat would collect as a defensive ally of a victorious side, 0 if its side
  /// has not won.
  public static int shares(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin() || encounter.sideOf(me) != encounter.winners()) return 0;
    return game.verbs().rewards().shares(me);
  }
}
