package hypergate.lab.ladder;

import hypergate.lab.run.Ended;

/// How one game of a ladder went.
///
/// @param game its number, counted from 0
/// @param winners of the game, as a mask of seats; 0 when nobody won
/// @param encounters how many had begun
/// @param alien the id of the alien with which the player began; empty when it has none
/// @param failed the seat whose player threw, answered what is not allowed or did not answer in
///   time, counted from 0; [#NOBODY] when all went well, [#RULES] when the rules broke down
/// @param why what happened then, on one line; otherwise empty
public record Played(long game, int winners, int encounters, String alien, int failed, String why) {
  /// Nothing failed.
  public static final int NOBODY = Ended.NOBODY;

  /// The rules broke down: the fault of no player.
  public static final int RULES = Ended.RULES;

  /// What a win is counted in: so fine that any number of winners shares it evenly.
  public static final int WIN = Ended.WIN;

  /// Whether the game says anything about the player: it was played to its end, or the player has
  /// thrown it away. A game that somebody else has spoilt counts for nothing.
  public boolean counts(Ladder ladder) {
    return failed == NOBODY || failed == ladder.seatIn(game);
  }

  /// The points of the player, in parts of which [#WIN] make a win: shared by all winners, and none
  /// when it has failed.
  public int points(Ladder ladder) {
    if (failed != NOBODY || (winners >> ladder.seatIn(game) & 1) == 0) return 0;
    return WIN / Integer.bitCount(winners);
  }
}
