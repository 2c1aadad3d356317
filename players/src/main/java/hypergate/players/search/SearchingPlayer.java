package hypergate.players.search;

import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
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
/// option after the other, lets others play on to the end of the encounter, and values what has
/// come of it for itself; how says its [Mind]. Options that do badly are left out early, half of
/// them in each round, so that the rest is looked at more closely (sequential halving: Z. Karnin,
/// T. Koren, O. Somekh, Almost optimal exploration in multi-armed bandits, ICML 2013); one that is
/// behind by more than chance explains is left out at once, and so is the rest where all come to
/// the same. All options are tried in the same worlds, so that luck is the same for all of them.
/// What a novice would do stays in longest and is done unless something else has done better.
///
/// It remembers nothing from question to question but how many there were and, if it adapts, what
/// others have been seen to do; and its budget counts worlds that are played on, not time: the same
/// seed gives the same game on every machine. It is long because a choice and the advice about it
/// are one course of thought: what is tried out, left out, and preferred.
public final class SearchingPlayer implements MachinePlayer, Adviser {
  /// Worlds that may fail one after the other before it answers as a novice.
  private static final int MOST_FAILURES = 8;

  /// Worlds after which options are compared, and again after as many.
  private static final int GLANCE = 16;

  /// The same where it is only asked where a single ship goes.
  private static final int GLANCE_AT_PLACES = 8;

  /// What the choice may be off by on average, in shares of the points, before an option is looked
  /// at no longer; from the thrifty more than from others.
  private static final double DOUBT = 0.0002;

  private static final double LEAST_DOUBT = 0.00002;

  /// So little is not worth doing anything but the usual; where single ships go, twice as much.
  private static final double HABIT = 0.0002;

  private static final double HABIT_OF_PLACES = 0.0004;

  /// Of the places where a single ship may go so many are looked at, and so much less.
  private static final int PLACES = 4;

  private static final int LESS = 3;

  /// Encounter cards that are looked at together with those of the other main player.
  private static final int MOST_CARDS = 8;

  /// In so many worlds at most: more make hardly a difference, and every card is tried in each.
  private static final int MOST_OF_SECRETS = 96;

  /// So many times the share of an equal one has who is ahead.
  private static final double AHEAD = 1.25;

  /// With so much of the points the game is as good as won.
  private static final double NEARLY_WON = 0.6;

  /// What it gives away at most so that others keep a chance, and of what it is ahead.
  private static final double MOST_GIVEN = 0.02;

  private static final double GIVEN = 0.15;

  /// What it costs in points to talk with an ally aboard, who came to fight: none would come again.
  private static final double LOYALTY = 0.03;

  /// What it costs to give a colony for nothing: who is known to do it, where no deal would cost
  /// more, is asked for one every time.
  private static final double PRIDE = 0.04;

  private static final double SAME = 1e-12;

  private final Mind mind;
  private final Observed observed = new Observed();
  private final NovicePlayer novice = new NovicePlayer();

  private @Nullable Tryout tryout;
  private Consumer<Throwable> faults = _ -> {};
  private long seed;
  private long asked;
  private long tries;
  private int[] alive = new int[64];
  private int left;
  private int worlds;
  private int budget;

  // How many options there are. What is tried out are arms: an option with what it will do next
  // itself, an option each as a rule. Where it can still choose how many ships to send, there are
  // as many more: the same options, after which it sends a single one.
  private int options;

  // Whether it is only asked where a single ship goes.
  private boolean ofPlaces;

  // Who is offered something by the options that are offers; nobody elsewhere.
  private Seat partner = Seat.NONE;

  // What an arm was worth in each world so far, by arm.
  private double[][] values = new double[64][];
  private double[] sums = new double[64];

  // In how many worlds each was tried out, and what it left to those who were left least.
  private int[] seen = new int[64];
  private double[] mercy = new double[64];
  private double[] fewest = new double[64];

  // What each option costs besides.
  private double[] costs = new double[64];
  private boolean isMerciful;

  // Of each arm when advice is wanted; otherwise null.
  private Tally @Nullable [] tallies;

  /// A player that plays for its share alone, with novices in its worlds that are all alike.
  ///
  /// @param budget how many times it plays on for one answer at most, at least 2
  /// @param valuations what tables are worth in games with given rules
  /// @param seed what its choices follow from
  public SearchingPlayer(int budget, Function<Rules, Valuation> valuations, long seed) {
    this(new Mind(budget, valuations, Style.PLAIN, Cast.ALIKE, Mind.Habits.NONE), seed);
  }

  /// A player.
  ///
  /// @param mind how it thinks
  /// @param seed what its choices follow from
  public SearchingPlayer(Mind mind, long seed) {
    this.mind = mind;
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
    observed.clear();
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
    Tally[] kept = new Tally[2 * question.count()];
    for (int i = 0; i < kept.length; i++) kept[i] = new Tally();
    tallies = kept;
    int chosen = think(question);
    tallies = null;
    return advice(question, chosen, ofOptions(kept), isMerciful);
  }

  // Of each option the arm that does better.
  private static Tally[] ofOptions(Tally[] ofArms) {
    Tally[] tallies = Arrays.copyOf(ofArms, ofArms.length / 2);
    for (int i = 0; i < tallies.length; i++) {
      Tally other = ofArms[tallies.length + i];
      if (other.tries() == 0) continue;
      if (tallies[i].tries() == 0 || other.share() > tallies[i].share()) tallies[i] = other;
    }
    return tallies;
  }

  private static Advice advice(Question question, int chosen, Tally[] tallies, boolean isMerciful) {
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
    String words = isMerciful ? Wording.merciful(best) : Wording.of(best);
    return new Advice(best, words);
  }

  private int think(Question question) {
    int usual = novice.choose(question);
    long luck = Luck.mix(seed + ++asked);
    isMerciful = false;
    if (mind.habits().adapts()) observed.look(question.view());
    // What is worth taking before anything has happened is not told by one encounter.
    if (question.view().step() == Step.SETUP) return Worths.choose(question, usual);
    Imagination imagination;
    try {
      imagination = question.imagination();
    } catch (RuntimeException | StackOverflowError e) {
      // What cannot be thought about is answered all the same.
      faults.accept(e);
      return usual;
    }
    Encounter encounter = question.view().encounter();
    boolean isDeal = mind.habits().bargains() && question.prompt() == Prompt.DEAL;
    partner = isDeal ? encounter.opponent(question.seat()) : Seat.NONE;
    gather(question, usual, luck);
    if (mind.habits().secret() && isSecret(question)) return scheme(question, imagination, luck);
    int arm = search(question, imagination, luck);
    return (mind.habits().adapts() ? mercy(question, arm) : arm) % options;
  }

  // Whether two main players choose their cards, and neither knows the other's.
  private boolean isSecret(Question question) {
    Encounter encounter = question.view().encounter();
    Seat other = encounter.opponent(question.seat());
    return question.prompt() == Prompt.SELECT
        && left <= MOST_CARDS
        && encounter.isMain(question.seat())
        && other.exists()
        && encounter.card(other) < 0
        && !encounter.isUp(other);
  }

  // The novice's choice first, then the others; where there are too many, some of them by chance.
  private void gather(Question question, int usual, long luck) {
    options = question.count();
    boolean beforeLaunch = isBeforeLaunch(question);
    int count = beforeLaunch ? 2 * options : options;
    if (count > alive.length) {
      alive = new int[2 * count];
      sums = new double[2 * count];
      mercy = new double[2 * count];
      fewest = new double[2 * count];
      costs = new double[2 * count];
      seen = new int[2 * count];
      values = new double[2 * count][];
    }
    for (int i = 0; i < count; i++) alive[i] = i;
    Arrays.fill(sums, 0, count, 0);
    Arrays.fill(mercy, 0, count, 0);
    Arrays.fill(seen, 0, count, 0);
    alive[0] = usual;
    alive[usual] = 0;
    for (int i = 0; i < options; i++) costs[i] = cost(question, i);
    worlds = 0;
    left = count;
    budget = mind.budget();
    int most = Math.max(2, budget / 2);
    int first = 1;
    ofPlaces = mind.habits().thrifty() && !beforeLaunch && isOfPlaces(question);
    if (ofPlaces) {
      budget = Math.max(2, budget / LESS);
      most = Math.min(most, PLACES);
      // Whether to go on at all is always looked at.
      for (int i = 1; i < count; i++)
        if (Choice.kind(question.option(alive[i])) == Choice.WORD) swap(i, first++);
      most = Math.max(most, first);
    }
    if (count <= most) return;
    left = most;
    Luck dice = new Luck(luck);
    for (int i = first; i < most; i++) swap(i, i + dice.number(count - i));
  }

  // Whether it is the offense, and how many ships it sends is chosen after this.
  private boolean isBeforeLaunch(Question question) {
    Prompt prompt = question.prompt();
    return question.view().turn() == question.seat()
        && (prompt == Prompt.AIM
            || prompt == Prompt.DEFENSE
            || prompt == Prompt.SYSTEM
            || prompt == Prompt.NEXT);
  }

  private void swap(int i, int j) {
    int option = alive[i];
    alive[i] = alive[j];
    alive[j] = option;
  }

  // Whether it is asked for places alone, one for each ship, and words that end it.
  private static boolean isOfPlaces(Question question) {
    for (int i = 0; i < question.count(); i++) {
      int kind = Choice.kind(question.option(i));
      if (kind != Choice.PLACE && kind != Choice.WORD) return false;
    }
    return Choice.kind(question.option(question.count() - 1)) == Choice.PLACE
        || Choice.kind(question.option(0)) == Choice.PLACE;
  }

  private int search(Question question, Imagination imagination, long luck) {
    int usual = alive[0];
    Tryout tried = tryout(question, imagination);
    int rounds = 32 - Integer.numberOfLeadingZeros(left - 1);
    int glance = ofPlaces ? GLANCE_AT_PLACES : GLANCE;
    int failures = 0;
    long world = 0;
    for (int round = 0; round < rounds && left > 1; round++) {
      int until = worlds + Math.max(1, budget / (left * rounds));
      while (worlds < until && left > 1 && failures < MOST_FAILURES) {
        if (playWorld(question, tried, imagination, Luck.mix(luck + ++world))) failures = 0;
        else failures++;
        if (failures == 0 && worlds % glance == 0) leaveOut();
      }
      if (failures == MOST_FAILURES) return usual;
      sort();
      if (round < rounds - 1 && left > 2) left = (left + 1) / 2;
    }
    return best();
  }

  // Both main players choose at the same time. Each card is tried against what a novice would
  // play, and against plans that others may have; which of them the other one follows is found as
  // it would find it, by regret, and half of the time it does as a novice would.
  private int scheme(Question question, Imagination imagination, long luck) {
    int usual = alive[0];
    int count = left;
    Seat other = question.view().encounter().opponent(question.seat());
    Tryout tried = tryout(question, imagination);
    Schemes schemes = new Schemes(count);
    int wanted = Math.clamp(budget / (count * Schemes.PLANS), 1, MOST_OF_SECRETS);
    int failures = 0;
    long world = 0;
    Tally[] kept = tallies;
    for (int found = 0; found < wanted && failures < MOST_FAILURES; ) {
      try {
        if (tried.begin(imagination, Luck.mix(luck + ++world))) {
          if (kept != null || tried.needsNotes()) tried.note();
          for (int i = 0; i < count; i++) {
            double cost = costs[alive[i]];
            for (int plan = 0; plan < Schemes.PLANS; plan++) {
              tried.play(alive[i], other, Actor.Plan.of(plan));
              schemes.add(i, plan, tried.worth() - cost, tried.share(other));
              tries++;
              if (kept != null) tried.count(kept[alive[i]]);
            }
          }
          found++;
          failures = 0;
          continue;
        }
      } catch (RuntimeException | StackOverflowError e) {
        faults.accept(e);
      }
      failures++;
    }
    if (failures == MOST_FAILURES) return usual;
    return alive[schemes.choose(new Luck(luck))];
  }

  // What an option costs besides: a card that leaves allies without the fight for which they have
  // come, and a colony for nothing.
  private double cost(Question question, int option) {
    if (question.prompt() == Prompt.DEAL) return novice.givesAway(question, option) ? PRIDE : 0;
    if (question.prompt() != Prompt.SELECT) return 0;
    int choice = question.option(option);
    if (Choice.kind(choice) != Choice.CARD) return 0;
    if (question.view().face(Choice.value(choice)).kind() != Kind.NEGOTIATE) return 0;
    Encounter encounter = question.view().encounter();
    if (!encounter.isMain(question.seat())) return 0;
    int allies = encounter.sideOf(question.seat()).allies() & ~question.seat().bit();
    return LOYALTY * Integer.bitCount(allies);
  }

  // Who is well ahead takes, of what is worth hardly less to it, what leaves most to those who have
  // least. What wins the game is won.
  private int mercy(Question question, int best) {
    if (seen[best] < GLANCE) return best;
    double share = sums[best] / seen[best];
    double ahead = share - AHEAD / question.rules().seats();
    if (ahead <= 0 || share > NEARLY_WON) return best;
    double give = Math.min(MOST_GIVEN, GIVEN * ahead);
    int chosen = best;
    int arms = isBeforeLaunch(question) ? 2 * options : options;
    for (int arm = 0; arm < arms; arm++) {
      if (seen[arm] < GLANCE || loses(arm, best) > give) continue;
      double more = mercy[arm] / seen[arm] - mercy[chosen] / seen[chosen];
      if (more > SAME) chosen = arm;
    }
    isMerciful = chosen % options != best % options;
    return chosen;
  }

  // By how much an arm is worth less than another, in the worlds in which both were tried.
  private double loses(int arm, int best) {
    int both = Math.min(seen[arm], seen[best]);
    double sum = 0;
    for (int i = 0; i < both; i++) sum += values[best][i] - values[arm][i];
    return sum / both;
  }

  // Tries all options that are left in one world; false when there is no such world, or its rules
  // broke down: that is the fault of the world, and no reason to break down as well.
  private boolean playWorld(Question question, Tryout tried, Imagination imagination, long world) {
    Tally[] kept = tallies;
    try {
      if (!tried.begin(imagination, world)) return false;
      if (kept != null || tried.needsNotes()) tried.note();
      for (int i = 0; i < left; i++) {
        int arm = alive[i];
        int option = arm % options;
        tried.sendsFew(arm != option);
        if (partner.exists() && Choice.kind(question.option(option)) == Choice.OFFER)
          tried.offer(option, partner);
        else if (question.prompt() == Prompt.NEXT) tried.playNext(option);
        else tried.play(option);
        keep(arm, tried.worth() - costs[option]);
        fewest[i] = tried.fewest();
        if (kept != null) tried.count(kept[arm]);
      }
    } catch (RuntimeException | StackOverflowError e) {
      faults.accept(e);
      return false;
    }
    for (int i = 0; i < left; i++) {
      int arm = alive[i];
      sums[arm] += values[arm][worlds];
      mercy[arm] += fewest[i];
      seen[arm]++;
    }
    tries += left;
    worlds++;
    return true;
  }

  @Override
  public long tries() {
    return tries;
  }

  private void keep(int arm, double worth) {
    double[] known = values[arm];
    int most = mind.budget() + 1;
    if (known == null || known.length < most) values[arm] = known = new double[most];
    known[worlds] = worth;
  }

  // Leaves out what is not worth a closer look. Everything but the novice's choice goes where all
  // come to the same.
  private void leaveOut() {
    boolean thrifty = mind.habits().thrifty();
    double doubt = thrifty ? DOUBT : LEAST_DOUBT;
    double habit = !thrifty ? LEAST_DOUBT : ofPlaces ? HABIT_OF_PLACES : HABIT;
    int best = best();
    int usual = alive[0];
    boolean same = true;
    int kept = 1;
    for (int i = 1; i < left; i++) {
      int arm = alive[i];
      same &= Math.abs(sums[arm] - sums[usual]) <= SAME;
      if (isWorthALook(arm, usual, habit) && (arm == best || isWorthALook(arm, best, doubt)))
        alive[kept++] = arm;
    }
    left = same ? 1 : kept;
    // The novice's choice may be the one that is behind.
    if (left > 1 && usual != best && !isWorthALook(usual, best, doubt)) alive[0] = alive[--left];
    if (left > 1) sort();
  }

  // Whether it may cost more than a little to take another option instead of this one: what is lost
  // by that on average, as far as paired differences tell, since both were tried in the same
  // worlds.
  private boolean isWorthALook(int arm, int other, double little) {
    double[] one = values[arm];
    double[] two = values[other];
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < worlds; i++) {
      double difference = two[i] - one[i];
      sum += difference;
      squares += difference * difference;
    }
    double mean = sum / worlds;
    double error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
    return Doubt.loss(mean, error) > little;
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
    known = new Tryout(question.rules(), imagination, mind, observed);
    tryout = known;
    return known;
  }
}
