package hypergate.server.table;

import java.util.HashMap;
import java.util.Map;

/// How much may be written down at a table besides answers: so many bytes at once, and so many more
/// a minute, for each chair and for the whole table. The game itself always goes on.
final class Ink {
  /// What one chair may write at once: all its orders, more than once.
  static final int SEAT = 96 * 1024;

  /// What comes back to a chair in a minute.
  static final int SEAT_A_MINUTE = 32 * 1024;

  /// What all chairs together may write at once.
  static final int TABLE = 256 * 1024;

  /// What comes back to the table in a minute.
  static final int TABLE_A_MINUTE = 96 * 1024;

  /// What a row takes besides its words.
  private static final int ROW = 100;

  /// So much may stand in the journal of a table before there is room for answers only; a long game
  /// of eight takes a tenth.
  static final long FULL = 24L << 20;

  /// So many rows may, too.
  static final long FULL_ROWS = 100_000;

  /// With so many times as much in it nothing goes on at all.
  static final int END = 4;

  private static final int ALL = Integer.MIN_VALUE;
  private static final long MINUTE = 60_000;

  private record Well(double bytes, long at) {}

  private final Map<Integer, Well> wells = new HashMap<>();

  /// Whether a deed is talk, for which there is only so much room. What the game itself asks for is
  /// not, nor what ends it.
  static boolean isTalk(Deed deed, boolean draft) {
    return switch (deed) {
      case ANSWER, WINDOW, CONCEDE, START, END -> false;
      case DEAL -> draft;
      default -> true;
    };
  }

  /// Takes what somebody is about to write.
  ///
  /// @param chair who; -1 for all who only watch
  /// @param bytes how much
  /// @throws Refusal when that is too much now; nothing is taken then
  void spend(int chair, int bytes, long now) {
    double mine = level(chair, SEAT, SEAT_A_MINUTE, now);
    double all = level(ALL, TABLE, TABLE_A_MINUTE, now);
    int needed = bytes + ROW;
    if (needed > mine || needed > all)
      throw Refusal.slowDown(
          "That is a lot to write down. Your answers still go through; wait a minute with the"
              + " rest.");
    wells.put(chair, new Well(mine - needed, now));
    wells.put(ALL, new Well(all - needed, now));
  }

  private double level(int chair, int most, int perMinute, long now) {
    Well well = wells.get(chair);
    if (well == null) return most;
    long passed = Math.max(0, now - well.at);
    return Math.min(most, well.bytes + (double) passed * perMinute / MINUTE);
  }

  /// Refuses talk at a table that has written nearly all that it may.
  static void room(long rows, long bytes) {
    if (rows >= FULL_ROWS || bytes >= FULL)
      throw Refusal.notNow(
          "This table has written down nearly all that it may: there is room for answers only.");
  }

  /// Whether nothing more may be written at all.
  static boolean isOut(long rows, long bytes) {
    return rows >= END * FULL_ROWS || bytes >= END * FULL;
  }
}
