package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REWARDS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Feast: a victorious main player is rewarded for each ship of the other side that the encounter
/// has sent to the warp, also for those that were healed.
public final class Ghoul {
  public static final Alien GHOUL =
      alien("Ghoul", "incursion")
          .level(2)
          .power("Feast", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you win as a main player, collect one reward for each ship of the other side"
                  + " that the encounter has sent to the warp.")
          .must(MAIN, REWARDS, (game, me) -> prey(game, me) > 0, Ghoul::feast);

  private Ghoul() {}

  /// How many ships of the other side the encounter that a seat has won has sent to the warp.
  public static int prey(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin() || encounter.sideOf(me) != encounter.winners()) return 0;
    int ships = 0;
    int losers = game.reach().reached(encounter.winners().other().seats());
    for (int rest = losers; rest != 0; rest &= rest - 1)
      ships += encounter.shipsLost(Seat.of(Integer.numberOfTrailingZeros(rest)));
    return ships;
  }

  /// Collects the rewards for them.
  public static void feast(Game game, Seat me) {
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    game.verbs().rewards().collect(me, each * prey(game, me));
  }
}
