package hypergate.lab;

import hypergate.lab.variants.Sums;
import java.util.List;
import java.util.Locale;

/// What many games came to.
///
/// @param games how many were played
/// @param seats seats at each table
/// @param seed what all games followed from
/// @param seconds how long it took
/// @param gamesPerSecond all threads together
/// @param decisions answers given in all games
/// @param decisionsPerSecond all threads together
/// @param triesPerSecond how often machines that think have played on in thought, all threads
///   together
/// @param encountersPerGame on average
/// @param unfinished games that ended without a winner, by the safety stop
/// @param lostByAll games that everybody lost
/// @param winsBySeat wins of each seat, `A` first; a shared win counts for each winner
/// @param winsByAlien the same for each alien that a seat began with
/// @param ofVariants what variants added up
public record SimulationResult(
    long games,
    int seats,
    long seed,
    double seconds,
    double gamesPerSecond,
    long decisions,
    double decisionsPerSecond,
    double triesPerSecond,
    double encountersPerGame,
    long unfinished,
    long lostByAll,
    List<Long> winsBySeat,
    List<AlienWins> winsByAlien,
    List<Sums.Found> ofVariants) {
  /// How often an alien won.
  ///
  /// @param id the alien
  /// @param games how often a seat began with it
  /// @param wins how often that seat won
  /// @param share wins a game
  /// @param low lower end of the 95 % interval of the share
  /// @param high its upper end
  public record AlienWins(String id, long games, long wins, double share, double low, double high) {
    static AlienWins of(String id, long games, long wins) {
      Interval interval = Interval.of(wins, games);
      return new AlienWins(id, games, wins, interval.share(), interval.low(), interval.high());
    }
  }

  /// The report for people.
  public String words() {
    StringBuilder words = new StringBuilder();
    line(words, "%,d games, %d seats, seed %d", games, seats, seed);
    line(words, "%.1f encounters and %,.0f decisions a game", encountersPerGame, perGame());
    line(words, "%,.0f games and %,.0f decisions a second", gamesPerSecond, decisionsPerSecond);
    line(words, "%d games did not end", unfinished);
    if (lostByAll > 0) line(words, "%d games were lost by all", lostByAll);
    line(words, "");
    line(words, "%-22s %8s %8s %7s  %s", "seat", "games", "wins", "share", "95 % interval");
    for (int i = 0; i < winsBySeat.size(); i++) {
      Interval interval = Interval.of(winsBySeat.get(i), games);
      shares(words, String.valueOf((char) ('A' + i)), games, winsBySeat.get(i), interval);
    }
    line(words, "");
    line(words, "%-22s %8s %8s %7s  %s", "alien", "games", "wins", "share", "95 % interval");
    for (AlienWins alien : winsByAlien)
      shares(
          words, alien.id(), alien.games(), alien.wins(), Interval.of(alien.wins(), alien.games()));
    for (Sums.Found found : ofVariants) {
      if (!found.words().isEmpty()) words.append('\n');
      for (String line : found.words()) words.append(line).append('\n');
    }
    return words.toString();
  }

  private double perGame() {
    return (double) decisions / games;
  }

  private static void shares(
      StringBuilder words, String name, long games, long wins, Interval interval) {
    line(
        words,
        "%-22s %,8d %,8d %5.1f %%  %5.1f to %.1f %%",
        name,
        games,
        wins,
        100 * interval.share(),
        100 * interval.low(),
        100 * interval.high());
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void line(StringBuilder words, String format, Object... values) {
    words.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
