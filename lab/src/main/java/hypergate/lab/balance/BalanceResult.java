package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.lab.run.Ended;
import hypergate.lab.statistics.ConditionalLogit;
import hypergate.lab.statistics.Estimate;
import hypergate.lab.statistics.Moments;
import hypergate.lab.statistics.RatioSum;
import hypergate.lab.variants.Having;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What the games of a balance come to, added up one after the other in their order. Shares are
/// points by seats that had a thing, in clusters of rounds ([RatioSum]); beside them stands what
/// the strength of each alien is worth once opponents and seats are taken out ([ConditionalLogit]).
/// Nothing in memory grows with the games.
public final class BalanceResult implements AutoCloseable {
  private static final int MOST_TOLD = 5;
  private static final double Z = 1.959963984540054;

  private final Balance balance;
  private final List<OfLevel> levels = new ArrayList<>();
  private final Map<String, List<Moments>> differences = new TreeMap<>();
  private final Map<String, List<Moments>> roundMeans = new TreeMap<>();
  private final List<String> failures = new ArrayList<>();
  private final Rows rows;
  private long played;
  private long failed;

  /// Nothing played yet.
  public BalanceResult(Balance balance) {
    this.balance = balance;
    this.rows = new Rows(balance.seats());
    for (int i = 0; i < balance.levels().size(); i++) levels.add(new OfLevel());
  }

  /// Adds the next game.
  ///
  /// @throws IllegalArgumentException when it is not the next one
  public void add(Measured game) {
    if (game.number() != played)
      throw new IllegalArgumentException("game " + (played + 1) + " is missing");
    played++;
    Ended ended = game.ended();
    int level = balance.levelOf(game.number());
    if (ended.isWhole()) {
      levels.get(level).add(game);
      count(game, level);
    } else {
      failed++;
      if (failures.size() < MOST_TOLD)
        failures.add(
            "game "
                + (game.number() + 1)
                + " (deal "
                + balance.seedOf(game.number())
                + "): "
                + ended.why());
    }
    if (balance.endsRound(game.number())) closeRound();
  }

  private void count(Measured game, int level) {
    Ended ended = game.ended();
    int[][] aliens = new int[balance.seats()][];
    for (int i = 0; i < balance.seats(); i++) {
      aliens[i] = Rows.numbers(game.aliens().get(i));
      for (String id : game.aliens().get(i)) {
        List<Moments> means = roundMeans.computeIfAbsent(id, _ -> moments());
        means.get(level).add((double) ended.points(i) / Ended.WIN);
      }
    }
    if (ended.winners() != 0) rows.add(balance.roundOf(game.number()), level, aliens, ended);
  }

  private List<Moments> moments() {
    List<Moments> all = new ArrayList<>();
    for (int i = 0; i < levels.size(); i++) all.add(new Moments());
    return all;
  }

  private void closeRound() {
    for (OfLevel level : levels) level.closeRound();
    roundMeans.forEach(
        (id, means) -> {
          for (int i = 1; i < levels.size(); i++)
            if (means.getFirst().count() > 0 && means.get(i).count() > 0)
              differences
                  .computeIfAbsent(id, _ -> moments())
                  .get(i)
                  .add(means.get(i).mean() - means.getFirst().mean());
        });
    roundMeans.clear();
  }

  /// What was played.
  public Balance balance() {
    return balance;
  }

  /// Games that have been played, also those that do not count.
  public long played() {
    return played;
  }

  /// Games in which a player or the rules failed; they do not count.
  public long failed() {
    return failed;
  }

  /// The first of them, a line each.
  public List<String> failures() {
    return List.copyOf(failures);
  }

  /// What games of a level come to.
  public OfLevel level(int level) {
    return levels.get(level);
  }

  /// How much more of the points an alien takes at a level than at the first one, on the same
  /// deals.
  ///
  /// @return with an infinite interval where fewer than two rounds tell
  public Estimate difference(String alien, int level) {
    List<Moments> of = differences.get(alien);
    if (of == null || of.get(level).count() < 2)
      return new Estimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    Moments seen = of.get(level);
    return Estimate.around(seen.mean(), Z * Math.sqrt(seen.variance() / seen.count()));
  }

  /// The strength of each alien at a level once opponents and seats are taken out, as the share
  /// that it takes of a table of average aliens, with its 95 % interval; by id.
  public Map<String, Estimate> strengths(int level) {
    int aliens = AllContent.ALL.aliens().size();
    ConditionalLogit fit =
        new ConditionalLogit(aliens + balance.seats(), seen -> rows.each(level, aliens, seen));
    Map<String, Estimate> all = new LinkedHashMap<>();
    var ids = levels.get(level).aliens.keySet();
    double sum = 0;
    for (String id : ids) sum += StrictMath.exp(fit.strength(AllContent.ALL.alienNumber(id)));
    for (String id : ids) {
      int number = AllContent.ALL.alienNumber(id);
      double strength = fit.strength(number);
      double others = (sum - StrictMath.exp(strength)) / Math.max(1, ids.size() - 1);
      double off = Z * fit.error(number);
      all.put(
          id,
          new Estimate(
              share(strength, others),
              share(strength - off, others),
              share(strength + off, others)));
    }
    return all;
  }

  // Of a table where all others have the same.
  private double share(double strength, double others) {
    double own = StrictMath.exp(strength);
    return own / (own + (balance.seats() - 1) * others);
  }

  @Override
  public void close() {
    rows.close();
  }

  /// What games of one level come to.
  public final class OfLevel {
    private static final int LONGEST = 400;

    private final Map<String, RatioSum> aliens = new TreeMap<>();
    private final Map<String, Moments> lengths = new TreeMap<>();
    private final Map<String, Map<String, RatioSum>> things = new LinkedHashMap<>();
    private final Map<String, Map<String, double[]>> crossed = new LinkedHashMap<>();
    private final Map<String, double[]> alienRound = new TreeMap<>();
    private final Map<String, Map<String, double[]>> thingRound = new LinkedHashMap<>();
    private final long[] ofLength = new long[LONGEST + 1];
    private final double[][] behind = new double[6][2];
    private long games;
    private long shared;
    private long unwon;
    private double points;
    private double encounters;
    private double withoutChoice;
    private double parked;
    private double unfinished;
    private double finished;

    private OfLevel() {}

    private void add(Measured game) {
      Ended ended = game.ended();
      games++;
      if (ended.winners() == 0) unwon++;
      else points += 1;
      if (Integer.bitCount(ended.winners()) > 1) shared++;
      encounters += ended.encounters();
      ofLength[Math.min(LONGEST, ended.encounters())]++;
      withoutChoice += game.withoutChoice();
      parked += game.parked();
      unfinished += game.unfinished();
      finished += game.finished();
      for (int i = 0; i < balance.seats(); i++) {
        double won = (double) ended.points(i) / Ended.WIN;
        if (i < game.behind().size()) {
          double[] of = behind[Math.min(behind.length - 1, game.behind().get(i))];
          of[0] += won;
          of[1]++;
        }
        for (String alien : game.aliens().get(i)) {
          put(alienRound, alien, won);
          lengths.computeIfAbsent(alien, _ -> new Moments()).add(ended.encounters());
        }
      }
      game.has().forEach((kind, seats) -> had(kind, seats, game));
    }

    private void had(String kind, List<List<String>> seats, Measured game) {
      boolean isCrossed =
          Watch.kinds().stream().anyMatch(one -> one.id().equals(kind) && one.isCrossed());
      for (int i = 0; i < seats.size(); i++) {
        double won = (double) game.ended().points(i) / Ended.WIN;
        for (String id : seats.get(i)) {
          put(thingRound.computeIfAbsent(kind, _ -> new TreeMap<>()), id, won);
          if (!isCrossed) continue;
          for (String alien : game.aliens().get(i))
            put(crossed.computeIfAbsent(kind, _ -> new TreeMap<>()), alien + " " + id, won);
        }
      }
    }

    private static void put(Map<String, double[]> sums, String id, double won) {
      double[] of = sums.computeIfAbsent(id, _ -> new double[2]);
      of[0] += won;
      of[1]++;
    }

    private void closeRound() {
      alienRound.forEach(
          (id, of) -> aliens.computeIfAbsent(id, _ -> new RatioSum()).add(of[0], of[1]));
      alienRound.clear();
      thingRound.forEach(
          (kind, ids) -> {
            Map<String, RatioSum> sums = things.computeIfAbsent(kind, _ -> new TreeMap<>());
            ids.forEach(
                (id, of) -> sums.computeIfAbsent(id, _ -> new RatioSum()).add(of[0], of[1]));
          });
      thingRound.clear();
    }

    /// Games that count.
    public long games() {
      return games;
    }

    /// The share that falls to each seat on average.
    public double par() {
      return games == 0 ? 0 : points / games / balance.seats();
    }

    /// The shares of aliens, by id; of whole rounds.
    public Map<String, RatioSum> aliens() {
      return aliens;
    }

    /// The shares of those who have or have had things of a kind, by id; of whole rounds.
    public Map<String, RatioSum> things(Having.Kind kind) {
      return things.getOrDefault(kind.id(), Map.of());
    }

    /// Points and seats by alien and thing, `virus lunar-cannon`.
    public Map<String, double[]> crossed(Having.Kind kind) {
      return crossed.getOrDefault(kind.id(), Map.of());
    }

    /// Encounters of games in which an alien is.
    public double lengthWith(String alien) {
      Moments of = lengths.get(alien);
      return of == null ? 0 : of.mean();
    }

    /// How many games had so many encounters; the last number stands for all that had more.
    public long[] ofLength() {
      return ofLength.clone();
    }

    /// So many encounters or fewer had this part of the games.
    public int length(double part) {
      long sum = 0;
      for (int length = 0; length <= LONGEST; length++) {
        sum += ofLength[length];
        if (sum >= part * games) return length;
      }
      return LONGEST;
    }

    /// Encounters of a game on average.
    public double encounters() {
      return games == 0 ? 0 : encounters / games;
    }

    /// The part of all encounters of seats in which the seat was asked nothing.
    public double withoutChoice() {
      return encounters == 0 ? 0 : withoutChoice / (encounters * balance.seats());
    }

    /// Ships of a seat that lie on something unfinished, on average.
    public double parked() {
      return encounters == 0 ? 0 : parked / (encounters * balance.seats());
    }

    /// Of the things before seats in the end, the part that is not finished; 0 without any.
    public double unfinished() {
      return unfinished + finished == 0 ? 0 : unfinished / (unfinished + finished);
    }

    /// The part of games that several win.
    public double shared() {
      return games == 0 ? 0 : shared / (double) games;
    }

    /// The part of games that nobody wins.
    public double unwon() {
      return games == 0 ? 0 : unwon / (double) games;
    }

    /// What seats come to that are so many foreign colonies behind the leader after half of the
    /// encounters: points, and how many there were; the last row stands for all that are further
    /// behind.
    public double[][] behind() {
      double[][] copy = new double[behind.length][];
      for (int i = 0; i < copy.length; i++) copy[i] = behind[i].clone();
      return copy;
    }

    /// From how many colonies behind the leader on seats take less than a twentieth of the points,
    /// in these very games; 0 when that is never so.
    public int hopeless() {
      double won = 0;
      double seats = 0;
      int from = 0;
      for (int i = behind.length - 1; i > 0; i--) {
        won += behind[i][0];
        seats += behind[i][1];
        if (seats > 0 && won / seats < 0.05) from = i;
      }
      return from;
    }

    /// The part of seats that are so far behind after half of the game.
    public double withoutChance() {
      int from = hopeless();
      double all = 0;
      double lost = 0;
      for (int i = 0; i < behind.length; i++) {
        all += behind[i][1];
        if (from > 0 && i >= from) lost += behind[i][1];
      }
      return all == 0 ? 0 : lost / all;
    }
  }
}
