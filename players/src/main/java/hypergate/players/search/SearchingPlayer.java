package hypergate.players.search;

import hypergate.game.card.Rules;
import hypergate.game.piece.Luck;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.word.Step;
import hypergate.players.Advice;
import hypergate.players.Adviser;
import hypergate.players.MachinePlayer;
import hypergate.players.NovicePlayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Tries its options out. It deals worlds for what it knows, answers in each of them with one
/// option after the other, lets novices play on to the end of the encounter, and values what has
/// come of it for itself. Options that do badly are left out early, half of them in each round, so
/// that the rest is looked at more closely (sequential halving: Z. Karnin, T. Koren, O. Somekh,
/// Almost optimal exploration in multi-armed bandits, ICML 2013); one that is behind by more than
/// chance explains is left out at once, and so is the rest where all come to the same. All options
/// are tried in the same worlds, so that luck is the same for all of them. What a novice would do
/// stays in longest and is done unless something else has done better.
///
/// It remembers nothing from question to question but how many there were, and its budget counts
/// worlds that are played on, not time: the same seed gives the same game on every machine.
public final class SearchingPlayer implements MachinePlayer, Adviser {
  /// Worlds that may fail one after the other before it answers as a novice.
  private static final int MOST_FAILURES = 8;

  /// Worlds after which options are compared, and again after as many.
  private static final int GLANCE = 24;

  /// In so many standard errors chance explains hardly anything.
  private static final double SURE = 4;

  private static final double SAME = 1e-12;

  private final int budget;
  private final Function<Rules, Valuation> valuations;
  private final Style style;
  private final boolean varied;
  private final NovicePlayer novice = new NovicePlayer();

  private @Nullable Tryout tryout;
  private Consumer<Throwable> faults = _ -> {};
  private long seed;
  private long asked;
  private int[] alive = new int[64];
  private int left;
  private int worlds;

  // What an option was worth in each world so far, by option.
  private double[][] values = new double[64][];
  private double[] sums = new double[64];

  // Of each option when advice is wanted; otherwise null.
  private Tally @Nullable [] tallies;

  /// A player that plays for its share alone, with novices in its worlds that are all alike.
  ///
  /// @param budget how many times it plays on for one answer at most, at least 2
  /// @param valuations what tables are worth in games with given rules
  /// @param seed what its choices follow from
  public SearchingPlayer(int budget, Function<Rules, Valuation> valuations, long seed) {
    this(budget, valuations, Style.PLAIN, false, seed);
  }

  /// A player.
  ///
  /// @param budget how many times it plays on for one answer at most, at least 2
  /// @param valuations what tables are worth in games with given rules
  /// @param style what else it likes
  /// @param varied whether the novices in its worlds have tempers, other ones in each
  /// @param seed what its choices follow from
  public SearchingPlayer(
      int budget, Function<Rules, Valuation> valuations, Style style, boolean varied, long seed) {
    if (budget < 2) throw new IllegalArgumentException("the budget must be at least 2");
    this.budget = budget;
    this.valuations = valuations;
    this.style = style;
    this.varied = varied;
    reseed(seed);
  }

  /// Tells somebody of every fault in a world, and of every question that cannot be thought about:
  /// it plays on all the same. For tests, which let no fault pass.
  public void tellFaults(Consumer<Throwable> listener) {
    faults = listener;
  }

  @Override
  public void reseed(long seed) {
    this.seed = Luck.mix(seed);
    this.asked = 0;
  }

  @Override
  public boolean imagines() {
    return true;
  }

  @Override
  public int choose(Question question) {
    tallies = null;
    return think(question);
  }

  @Override
  public Advice advise(Question question) {
    Tally[] kept = new Tally[question.count()];
    for (int i = 0; i < kept.length; i++) kept[i] = new Tally();
    tallies = kept;
    int chosen = think(question);
    tallies = null;
    return advice(question, chosen, kept);
  }

  private static Advice advice(Question question, int chosen, Tally[] tallies) {
    List<Integer> order = new ArrayList<>();
    order.add(chosen);
    IntStream.range(0, tallies.length)
        .filter(i -> i != chosen && tallies[i].tries() > 0)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -tallies[i].share()))
        .limit(Advice.MOST - 1L)
        .forEach(order::add);
    if (tallies[chosen].tries() == 0) order = List.of(chosen);
    List<Advice.Opinion> best =
        order.stream().map(i -> tallies[i].opinion(i, question.notation(i))).toList();
    return new Advice(best, Wording.of(best));
  }

  private int think(Question question) {
    int usual = novice.choose(question);
    long luck = Luck.mix(seed + ++asked);
    // What is worth taking before anything has happened is not told by one encounter.
    if (question.view().step() == Step.SETUP) return usual;
    Imagination imagination;
    try {
      imagination = question.imagination();
    } catch (RuntimeException | StackOverflowError e) {
      // What cannot be thought about is answered all the same.
      faults.accept(e);
      return usual;
    }
    gather(question.count(), usual, luck);
    return search(question, imagination, luck);
  }

  // The novice's choice first, then the others; where there are too many, some of them by chance.
  private void gather(int count, int usual, long luck) {
    if (count > alive.length) {
      alive = new int[2 * count];
      sums = new double[2 * count];
      values = new double[2 * count][];
    }
    for (int i = 0; i < count; i++) alive[i] = i;
    Arrays.fill(sums, 0, count, 0);
    alive[0] = usual;
    alive[usual] = 0;
    worlds = 0;
    left = count;
    int most = Math.max(2, budget / 2);
    if (count <= most) return;
    left = most;
    Luck dice = new Luck(luck);
    for (int i = 1; i < most; i++) {
      int j = i + dice.number(count - i);
      int other = alive[i];
      alive[i] = alive[j];
      alive[j] = other;
    }
  }

  private int search(Question question, Imagination imagination, long luck) {
    int usual = alive[0];
    Tryout tried = tryout(question, imagination);
    int rounds = 32 - Integer.numberOfLeadingZeros(left - 1);
    int failures = 0;
    long world = 0;
    for (int round = 0; round < rounds && left > 1; round++) {
      int until = worlds + Math.max(1, budget / (left * rounds));
      while (worlds < until && left > 1 && failures < MOST_FAILURES) {
        if (playWorld(tried, imagination, Luck.mix(luck + ++world))) failures = 0;
        else failures++;
        if (failures == 0 && worlds % GLANCE == 0) leaveOut();
      }
      if (failures == MOST_FAILURES) return usual;
      sort();
      if (round < rounds - 1 && left > 2) left = (left + 1) / 2;
    }
    return best();
  }

  // Tries all options that are left in one world; false when there is no such world, or its rules
  // broke down: that is the fault of the world, and no reason to break down as well.
  private boolean playWorld(Tryout tried, Imagination imagination, long world) {
    Tally[] kept = tallies;
    try {
      if (!tried.begin(imagination, world)) return false;
      if (kept != null || tried.needsNotes()) tried.note();
      for (int i = 0; i < left; i++) {
        tried.play(alive[i]);
        keep(alive[i], tried.worth());
        if (kept != null) tried.count(kept[alive[i]]);
      }
    } catch (RuntimeException | StackOverflowError e) {
      faults.accept(e);
      return false;
    }
    for (int i = 0; i < left; i++) sums[alive[i]] += values[alive[i]][worlds];
    worlds++;
    return true;
  }

  private void keep(int option, double worth) {
    double[] known = values[option];
    if (known == null || known.length < budget + 1) values[option] = known = new double[budget + 1];
    known[worlds] = worth;
  }

  // Leaves out what chance does not explain, and everything but the novice's choice where nothing
  // is worth more than anything else.
  private void leaveOut() {
    int best = best();
    boolean same = true;
    int kept = 1;
    for (int i = 1; i < left; i++) {
      int option = alive[i];
      if (option != best && isBehind(option, best)) {
        same = false;
        continue;
      }
      same &= Math.abs(sums[option] - sums[alive[0]]) <= SAME;
      alive[kept++] = option;
    }
    left = same && kept == left ? 1 : kept;
    // The novice's choice may be the one that is behind.
    if (left > 1 && alive[0] != best && isBehind(alive[0], best)) alive[0] = alive[--left];
    if (left > 1) sort();
  }

  // By paired differences: both were tried in the same worlds.
  private boolean isBehind(int option, int best) {
    double[] one = values[option];
    double[] other = values[best];
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < worlds; i++) {
      double difference = other[i] - one[i];
      sum += difference;
      squares += difference * difference;
    }
    if (sum <= 0) return false;
    double spread = squares - sum * sum / worlds;
    return sum * sum > SURE * SURE * Math.max(spread, SAME) * worlds / (worlds - 1.0);
  }

  // The best first, but for the novice's choice, which stays where it is.
  private void sort() {
    for (int i = 2; i < left; i++) {
      int option = alive[i];
      int j = i - 1;
      for (; j >= 1 && sums[alive[j]] < sums[option]; j--) alive[j + 1] = alive[j];
      alive[j + 1] = option;
    }
  }

  private int best() {
    int best = alive[0];
    for (int i = 1; i < left; i++) if (sums[alive[i]] > sums[best] + SAME) best = alive[i];
    return best;
  }

  private Tryout tryout(Question question, Imagination imagination) {
    Tryout known = tryout;
    if (known != null && known.isOf(question.rules())) return known;
    known =
        new Tryout(
            question.rules(), imagination, valuations.apply(question.rules()), style, varied);
    tryout = known;
    return known;
  }
}
