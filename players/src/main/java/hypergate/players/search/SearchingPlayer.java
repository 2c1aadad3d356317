package hypergate.players.search;

import hypergate.game.card.Rules;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.view.World;
import hypergate.game.word.Step;
import hypergate.players.MachinePlayer;
import hypergate.players.NovicePlayer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Tries its options out. It deals worlds for what it knows, answers in each of them with one
/// option after the other, lets novices play on to the end of the encounter, and values what has
/// come of it for itself. Options that do badly are left out early, half of them in each round, so
/// that the rest is looked at more closely (sequential halving: Z. Karnin, T. Koren, O. Somekh,
/// Almost optimal exploration in multi-armed bandits, ICML 2013). All options are tried in the same
/// worlds, so that luck is the same for all of them. What a novice would do stays in to the end and
/// is done unless something else has done better.
///
/// It remembers nothing from question to question but how many there were, and its budget counts
/// worlds that are played on, not time: the same seed gives the same game on every machine.
public final class SearchingPlayer implements MachinePlayer {
  /// Worlds that may fail one after the other before it answers as a novice.
  private static final int MOST_FAILURES = 8;

  private final int budget;
  private final Function<Rules, Valuation> valuations;
  private final NovicePlayer novice = new NovicePlayer();

  private @Nullable Table table;
  private long seed;
  private long asked;
  private double[] sums = new double[64];
  private double[] values = new double[64];
  private int[] alive = new int[64];

  /// A player.
  ///
  /// @param budget how many times it plays on for one answer, at least 2
  /// @param valuations what tables are worth in games with given rules
  /// @param seed what its choices follow from
  public SearchingPlayer(int budget, Function<Rules, Valuation> valuations, long seed) {
    if (budget < 2) throw new IllegalArgumentException("the budget must be at least 2");
    this.budget = budget;
    this.valuations = valuations;
    reseed(seed);
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
    int usual = novice.choose(question);
    long luck = Luck.mix(seed + ++asked);
    // What is worth taking before anything has happened is not told by one encounter.
    if (question.view().step() == Step.SETUP) return usual;
    Imagination imagination;
    try {
      imagination = question.imagination();
    } catch (RuntimeException | StackOverflowError e) {
      // What cannot be thought about is answered all the same.
      return usual;
    }
    return search(question, imagination, luck, gather(question.count(), usual, luck));
  }

  // The novice's choice first, then the others; where there are too many, some of them by chance.
  private int gather(int count, int usual, long luck) {
    if (count > alive.length) {
      alive = new int[2 * count];
      sums = new double[2 * count];
      values = new double[2 * count];
    }
    for (int i = 0; i < count; i++) {
      alive[i] = i;
      sums[i] = 0;
    }
    alive[0] = usual;
    alive[usual] = 0;
    int most = Math.max(2, budget / 2);
    if (count <= most) return count;
    Luck dice = new Luck(luck);
    for (int i = 1; i < most; i++) {
      int j = i + dice.number(count - i);
      int other = alive[i];
      alive[i] = alive[j];
      alive[j] = other;
    }
    return most;
  }

  private int search(Question question, Imagination imagination, long luck, int candidates) {
    int usual = alive[0];
    Table tried = table(question, imagination);
    int rounds = 32 - Integer.numberOfLeadingZeros(candidates - 1);
    int left = candidates;
    int world = 0;
    int failures = 0;
    for (int round = 0; round < rounds; round++) {
      int each = Math.max(1, budget / (left * rounds));
      int counted = 0;
      while (counted < each && failures < MOST_FAILURES) {
        if (tried.values(imagination, Luck.mix(luck + ++world), alive, left, values)) {
          for (int i = 0; i < left; i++) sums[alive[i]] += values[i];
          counted++;
          failures = 0;
        } else failures++;
      }
      if (failures == MOST_FAILURES) return usual;
      if (round == 0 && isAllTheSame(left)) return usual;
      sort(left);
      if (left > 2) left = (left + 1) / 2;
    }
    return best(left);
  }

  private boolean isAllTheSame(int left) {
    for (int i = 1; i < left; i++)
      if (Math.abs(sums[alive[i]] - sums[alive[0]]) > 1e-12) return false;
    return true;
  }

  // The best first, but for the novice's choice, which stays where it is.
  private void sort(int left) {
    for (int i = 2; i < left; i++) {
      int option = alive[i];
      int j = i - 1;
      for (; j >= 1 && sums[alive[j]] < sums[option]; j--) alive[j + 1] = alive[j];
      alive[j + 1] = option;
    }
  }

  private int best(int left) {
    int best = alive[0];
    for (int i = 1; i < left; i++) if (sums[alive[i]] > sums[best] + 1e-12) best = alive[i];
    return best;
  }

  private Table table(Question question, Imagination imagination) {
    Table known = table;
    if (known != null && known.rules == question.rules()) {
      known.me = question.seat();
      return known;
    }
    known =
        new Table(
            question.rules(), question.seat(), imagination, valuations.apply(question.rules()));
    table = known;
    return known;
  }

  /// Two worlds, one that stands at the question and one in which an answer is played on.
  private static final class Table {
    private final Rules rules;
    private final World here;
    private final World tried;
    private final Valuation valuation;
    private Seat me;

    Table(Rules rules, Seat me, Imagination imagination, Valuation valuation) {
      this.rules = rules;
      this.me = me;
      this.here = imagination.world();
      this.tried = imagination.world();
      this.valuation = valuation;
      for (int i = 0; i < rules.seats(); i++) tried.player(Seat.of(i), new NovicePlayer());
    }

    // What each of the options comes to in one world; false when there is no such world, or its
    // rules broke down: that is the fault of the world, and no reason to break down as well.
    boolean values(Imagination imagination, long world, int[] options, int count, double[] values) {
      try {
        if (!imagination.imagine(here, world)) return false;
        for (int i = 0; i < count; i++) {
          here.copyInto(tried, me, options[i]);
          tried.runEncounter();
          values[i] = tried.isOver() ? points() : valuation.share(tried.view(me));
        }
        return true;
      } catch (RuntimeException | StackOverflowError e) {
        return false;
      }
    }

    private double points() {
      int winners = tried.winners();
      return me.in(winners) ? 1.0 / Integer.bitCount(winners) : 0;
    }
  }
}
