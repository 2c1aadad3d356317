package hypergate.lab.ladder;

import hypergate.lab.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What the games of a ladder come to, added up one after the other in their order. All sums are
/// whole numbers, so that they are the same however the games were played.
///
/// The interval is Wilson's with as many trials as the games were worth: their share varies from
/// round to round, less where wins are shared or seats balance each other, more where a deal
/// decides for everybody; the number of independent games with the same variance takes the place of
/// the games (E. L. Korn and B. I. Graubard, Confidence intervals for proportions with small
/// expected number of positive counts, Survey Methodology 24, 1998). Fewer than [#MANY_ROUNDS]
/// rounds do not show their variance well: they are never taken for more than they are.
public final class LadderResult {
  /// From so many rounds on their own variance is believed even where it makes the interval
  /// narrower.
  static final int MANY_ROUNDS = 30;

  private static final int MOST_TOLD = 5;

  private final Ladder ladder;
  private final long[] gamesBySeat;
  private final long[] pointsBySeat;
  private final List<Played> failures = new ArrayList<>();
  private long played;
  private long games;
  private long points;
  private long wins;
  private long sharedWins;
  private long withoutWinner;
  private long encounters;
  private long failed;
  private long spoilt;
  private long broken;

  // Of rounds that are over: how many count, and sums over their points and games.
  private long rounds;
  private long pointsSquared;
  private long pointsTimesGames;
  private long gamesSquared;
  private long roundPoints;
  private long roundGames;

  /// Nothing played yet.
  public LadderResult(Ladder ladder) {
    this.ladder = ladder;
    gamesBySeat = new long[ladder.seats()];
    pointsBySeat = new long[ladder.seats()];
  }

  /// Adds the next game.
  ///
  /// @throws IllegalArgumentException when it is not the next one
  public void add(Played game) {
    if (game.game() != played)
      throw new IllegalArgumentException("game " + (played + 1) + " is missing");
    played++;
    if (game.failed() != Played.NOBODY) fail(game);
    if (game.counts(ladder)) count(game);
    if (played % ladder.seats() == 0) {
      closeRound(roundPoints, roundGames);
      roundPoints = 0;
      roundGames = 0;
    }
  }

  private void count(Played game) {
    int seat = ladder.seatIn(game.game());
    int won = game.points(ladder);
    games++;
    points += won;
    gamesBySeat[seat]++;
    pointsBySeat[seat] += won;
    roundGames++;
    roundPoints += won;
    encounters += game.encounters();
    if (won > 0) wins++;
    if (won > 0 && won < Played.WIN) sharedWins++;
    if (game.failed() == Played.NOBODY && game.winners() == 0) withoutWinner++;
  }

  private void fail(Played game) {
    if (game.failed() == Played.RULES) broken++;
    else if (game.failed() == ladder.seatIn(game.game())) failed++;
    else spoilt++;
    if (failures.size() < MOST_TOLD) failures.add(game);
  }

  private void closeRound(long ofPoints, long ofGames) {
    if (ofGames == 0) return;
    rounds++;
    pointsSquared += ofPoints * ofPoints;
    pointsTimesGames += ofPoints * ofGames;
    gamesSquared += ofGames * ofGames;
  }

  /// What was played.
  public Ladder ladder() {
    return ladder;
  }

  /// Games that have been played, also those that do not count.
  public long played() {
    return played;
  }

  /// Games that count.
  public long games() {
    return games;
  }

  /// Wins of the player, also shared ones.
  public long wins() {
    return wins;
  }

  /// Wins that it shared with others.
  public long sharedWins() {
    return sharedWins;
  }

  /// Games that count and had no winner.
  public long withoutWinner() {
    return withoutWinner;
  }

  /// Games that the player threw away, by an exception or an answer that is not allowed.
  public long failed() {
    return failed;
  }

  /// Games that another player spoilt in this way; they do not count.
  public long spoilt() {
    return spoilt;
  }

  /// Games in which the rules broke down; they do not count.
  public long broken() {
    return broken;
  }

  /// The first games that failed.
  public List<Played> failures() {
    return List.copyOf(failures);
  }

  /// Encounters of a game on average.
  public double encountersPerGame() {
    return games == 0 ? 0 : (double) encounters / games;
  }

  /// The share of the points that falls to each if all play alike and every game has a winner.
  public double par() {
    return 1.0 / ladder.seats();
  }

  /// The player's share of the points, 1 for a win and 1/k for a win shared by k, with its 95 %
  /// interval.
  public Interval share() {
    return games == 0 ? Interval.of(0, 0) : Interval.of(mean(points, games), trials());
  }

  /// Games at a seat that count.
  public long gamesAt(int seat) {
    return gamesBySeat[seat];
  }

  /// The share of the points that the player took at a seat; 0 when it never sat there.
  public double shareAt(int seat) {
    return gamesBySeat[seat] == 0 ? 0 : mean(pointsBySeat[seat], gamesBySeat[seat]);
  }

  private static double mean(long points, long games) {
    return (double) points / Played.WIN / games;
  }

  /// How many independent games, each won by one player alone, would tell as much.
  double trials() {
    long b = rounds + (roundGames > 0 ? 1 : 0);
    double each = (double) points / games;
    double spread =
        pointsSquared
            + (double) roundPoints * roundPoints
            - 2 * each * (pointsTimesGames + (double) roundPoints * roundGames)
            + each * each * (gamesSquared + (double) roundGames * roundGames);
    double share = mean(points, games);
    double variance =
        b < 2 ? 0 : spread * b / (b - 1) / ((double) Played.WIN * Played.WIN * games * games);
    double ifWonAlone = share * (1 - share);
    if (ifWonAlone <= 0 || variance <= 1e-12 * ifWonAlone) return games;
    double trials = ifWonAlone / variance;
    return b < MANY_ROUNDS ? Math.min((double) games, trials) : trials;
  }

  /// The report for people.
  public String words() {
    StringBuilder words = new StringBuilder();
    line(
        words,
        "%s against %s: %,d games, %d seats, seed %d",
        ladder.player(),
        String.join(", ", ladder.against()),
        played,
        ladder.seats(),
        ladder.seed());
    if (!ladder.options().given().isEmpty())
      line(words, "options %s", String.join(", ", settings()));
    Interval share = share();
    line(
        words,
        "%.1f %% of the points, 95 %% interval %.1f to %.1f %% (par is %.1f %%)",
        100 * share.share(),
        100 * share.low(),
        100 * share.high(),
        100 * par());
    line(
        words,
        "%,d wins, %,d of them shared; %,d games without a winner; %.1f encounters a game",
        wins,
        sharedWins,
        withoutWinner,
        encountersPerGame());
    for (int i = 0; i < ladder.seats(); i++)
      if (gamesBySeat[i] > 0)
        line(words, "  at seat %c %5.1f %% of %,d games", 'A' + i, 100 * shareAt(i), gamesAt(i));
    if (failed > 0) line(words, "%,d games lost because %s failed", failed, ladder.player());
    if (spoilt > 0) line(words, "%,d games not counted because an opponent failed", spoilt);
    if (broken > 0) line(words, "%,d games not counted because the rules broke down", broken);
    for (Played one : failures)
      line(words, "  game %d (deal %d): %s", one.game() + 1, ladder.seedOf(one.game()), one.why());
    return words.toString();
  }

  private List<String> settings() {
    return ladder.options().given().entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .toList();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void line(StringBuilder words, String format, Object... values) {
    words.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
