package hypergate.lab.tune;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.lab.Mix;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import hypergate.players.search.Features;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/// Learns weights of [Features] from games: after each encounter one seat looks at the table, and
/// in the end it is known who has won. Everything follows from the seed, whatever the threads.
/// Games in which nobody wins, or the rules break down, teach nothing.
///
/// @param games how many
/// @param options the options of every game
/// @param mixed whether every second game has a random mix of options instead ([Mix])
/// @param players names of machine players, by seat; fewer than seats are repeated in turn
/// @param seed what all games follow from
/// @param from weights that were learned before and are gone on with: few games of strong players
///   then teach what is different about them; nothing to begin anew
public record Tuning(
    int games, Options options, boolean mixed, List<String> players, long seed, Learned from) {
  /// Weights that were learned before.
  ///
  /// @param name where they are from, for people; empty when there are none
  /// @param weights by the names of features
  public record Learned(String name, Map<String, Double> weights) {
    /// None.
    public static final Learned NOTHING = new Learned("", Map.of());

    /// Weights that were learned before.
    public Learned {
      weights = Map.copyOf(weights);
    }
  }

  /// The fewest games: some are learned from, others tested on.
  public static final int FEWEST_GAMES = 10;

  /// The most games: what is seen in them is kept in memory, about 12 kB a game.
  public static final int MOST_GAMES = 50_000;

  /// Every so many games one is kept for the test.
  private static final int TEST = 5;

  private static final double RESTRAINT = 2e-4;

  /// What was learned from many games gives way to a few only where they say so clearly.
  private static final double RESTRAINT_OF_LEARNED = 2e-3;

  /// Checks what a user has asked for.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public Tuning {
    if (games < FEWEST_GAMES || games > MOST_GAMES)
      throw new IllegalArgumentException("games must be " + FEWEST_GAMES + " to " + MOST_GAMES);
    for (String name : players) Players.of(name, 0);
    players = List.copyOf(players);
    Features known = new Features(AllContent.ALL);
    for (String name : from.weights().keySet())
      if (known.number(name) < 0)
        throw new IllegalArgumentException(
            from.name() + " weighs '" + name + "', which is no feature");
  }

  /// Begins anew.
  public Tuning(int games, Options options, boolean mixed, List<String> players, long seed) {
    this(games, options, mixed, players, seed, Learned.NOTHING);
  }

  /// Plays and learns.
  ///
  /// @param threads how many games are played at the same time
  /// @param progress is told how many are over
  public Tuned run(int threads, LongConsumer progress) {
    TuningRun run = new TuningRun(this);
    run.run(Optional.empty(), threads, () -> false, progress);
    return run.learn();
  }

  /// Learns from what was seen in the first games.
  ///
  /// @throws IllegalArgumentException when nobody has won any of them
  Tuned learn(List<Positions> ofGames) {
    Features features = new Features(AllContent.ALL);
    Positions learned = new Positions();
    Positions tested = new Positions();
    for (int i = 0; i < ofGames.size(); i++)
      (i % TEST == 0 ? tested : learned).addAll(ofGames.get(i));
    if (learned.count() == 0 || tested.count() == 0)
      throw new IllegalArgumentException("nobody has won any of these games");
    double[] known = new double[features.count()];
    from.weights().forEach((name, weight) -> known[features.number(name)] = weight);
    double restraint = from.weights().isEmpty() ? RESTRAINT : RESTRAINT_OF_LEARNED;
    double[] weights = new Fit(learned, known, restraint).weights();
    return new Tuned(
        this,
        ofGames.size(),
        features.names(),
        Arrays.stream(weights).boxed().toList(),
        learned.count(),
        tested.count(),
        tested.loss(weights, new double[0]),
        tested.loss(known, new double[0]),
        tested.uniformLoss());
  }

  /// What is seen in a game.
  Positions play(int number, Features features) {
    long own = Luck.mix(Luck.mix(seed) + number);
    Game game =
        new Game(AllContent.ALL, mixed && number % 2 == 1 ? Mix.options(own) : options, own);
    boolean imagines = false;
    for (int i = 0; i < game.seats(); i++) {
      MachinePlayer player = Players.of(players.get(i % players.size()), Luck.mix(own + i + 1));
      imagines |= player.imagines();
      game.player(Seat.of(i), player);
    }
    game.keepCheckpoints(imagines);
    Positions seen = new Positions();
    Luck luck = new Luck(own);
    View view = new View(game.sibling());
    List<double[][]> rows = new ArrayList<>();
    try {
      for (Step before = game.step(); !game.isOver(); before = game.step()) {
        game.runPhase();
        if (game.isOver()
            || before.compareTo(Step.RESOLUTION) < 0
            || game.step().compareTo(Step.REGROUP) > 0) continue;
        view.take(game, Seat.of(luck.number(game.seats())));
        double[][] table = new double[game.seats()][features.count()];
        features.read(view, table);
        rows.add(table);
      }
    } catch (RuntimeException | StackOverflowError e) {
      return seen;
    }
    if (game.winners() == 0) return seen;
    double[] points = new double[game.seats()];
    for (int i = 0; i < points.length; i++)
      points[i] = (game.winners() >> i & 1) / (double) Integer.bitCount(game.winners());
    for (double[][] table : rows) seen.add(table, points);
    return seen;
  }
}
