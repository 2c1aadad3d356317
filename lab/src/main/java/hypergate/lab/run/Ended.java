package hypergate.lab.run;

/// How a game in the lab ended.
///
/// @param winners as a mask of seats; 0 when nobody won
/// @param encounters how many had begun
/// @param failed the seat whose player threw, answered what is not allowed or did not answer in
///   time, counted from 0; [#NOBODY] when all went well, [#RULES] when the rules broke down
/// @param why what happened then, on one line; otherwise empty
public record Ended(int winners, int encounters, int failed, String why) {
  /// Nothing failed.
  public static final int NOBODY = -1;

  /// The rules broke down: the fault of no player.
  public static final int RULES = -2;

  /// What a win is counted in: so fine that any number of winners shares it evenly.
  public static final int WIN = 840;

  /// Whether the game was played to its end.
  public boolean isWhole() {
    return failed == NOBODY;
  }

  /// The points of a seat, in parts of which [#WIN] make a win: shared by all winners.
  public int points(int seat) {
    return (winners >> seat & 1) == 0 ? 0 : WIN / Integer.bitCount(winners);
  }
}
