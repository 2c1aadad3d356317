package hypergate.server.workshop;

import hypergate.server.protocol.workshop.BalanceStep;
import org.jspecify.annotations.Nullable;

/// One measurement of a verdict: what was played, so that anyone can play the same games again, and
/// what came of it.
///
/// @param players who played: the name of a machine
/// @param seats at the table
/// @param games the most games that were wanted
/// @param seed what all games follow from
/// @param beside the card that it was held against; empty: none
/// @param key the number of the card that was tried; empty: the card as it is
/// @param number what it was then
/// @param step how it ended
public record VerdictRow(
    String players,
    int seats,
    int games,
    long seed,
    String beside,
    String key,
    int number,
    BalanceStep step) {
  /// A measurement of the card as it is.
  public static VerdictRow of(Trial trial, @Nullable String beside, BalanceStep step) {
    return new VerdictRow(
        trial.players(), trial.seats(), trial.games(), trial.seed(), word(beside), "", 0, step);
  }

  /// The same with one of its numbers as it was tried.
  public VerdictRow tried(String tried, int value) {
    return new VerdictRow(players, seats, games, seed, beside, tried, value, step);
  }

  /// Whether another row is the same measurement, whatever came of it.
  public boolean isOf(VerdictRow other) {
    return players.equals(other.players)
        && seats == other.seats
        && games == other.games
        && seed == other.seed
        && beside.equals(other.beside)
        && key.equals(other.key)
        && number == other.number;
  }

  private static String word(@Nullable String beside) {
    return beside == null ? "" : beside;
  }
}
