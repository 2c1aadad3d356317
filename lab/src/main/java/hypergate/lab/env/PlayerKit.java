package hypergate.lab.env;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Imagination;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;
import hypergate.players.RandomPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/// What any machine player has to keep to, tried in many games in which it sits at one seat after
/// another among players who answer by chance:
///
/// - its answers are legal, and it never throws;
/// - it changes nothing on the table by thinking;
/// - the same seed gives the same answers;
/// - it is blind: where two tables look the same to it, whatever lies hidden there, it gives the
///   same answer after the same number of steps;
/// - it answers within a stated number of steps, which are the small decisions that it has others
///   take in the worlds that it imagines.
///
/// A player that never comes back cannot be told from one that takes long: the progress says in
/// which game that is.
///
/// @param games how many games
/// @param mixes the options of each game, by its number
/// @param most how many steps an answer may take
/// @param every at one question in so many another table that looks the same is laid
/// @param seed what all follows from
public record PlayerKit(int games, LongFunction<Options> mixes, long most, int every, long seed) {
  private static final int MOST_QUESTIONS = 4000;
  private static final int MOST_FAULTS = 10;
  private static final long SECOND = 0x5bd1e9955bd1e995L;

  /// Checks what a user has asked for.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public PlayerKit {
    if (games < 1) throw new IllegalArgumentException("at least 1 game must be played");
    if (most < 0) throw new IllegalArgumentException("steps must be 0 or more");
    if (every < 1) throw new IllegalArgumentException("every must be 1 or more");
  }

  /// What came of it.
  ///
  /// @param games games that were played
  /// @param questions questions that it was asked there
  /// @param twins how many of them it was asked at another table too
  /// @param steps the most steps that an answer took
  /// @param faults what it did not keep to, ten at most; empty: it keeps to everything
  public record Result(int games, long questions, long twins, long steps, List<Fault> faults) {
    /// Whether it keeps to everything.
    public boolean passed() {
      return faults.isEmpty();
    }
  }

  /// Something that a player did not keep to.
  ///
  /// @param game the number of the game, from 1 on
  /// @param options its options
  /// @param seat where the player sat
  /// @param question the number of the question in the game, from 1 on
  /// @param prompt what was asked
  /// @param what what was wrong, as a sentence without its full stop
  public record Fault(
      int game, String options, String seat, long question, String prompt, String what) {
    @Override
    public String toString() {
      return "game "
          + game
          + ", seat "
          + seat
          + ", question "
          + question
          + " ("
          + prompt
          + "): "
          + what
          + "; options "
          + options;
    }
  }

  /// Tries a player.
  ///
  /// @param makes makes one from a seed
  /// @param progress is told how many games are over
  public Result check(LongFunction<? extends Player> makes, LongConsumer progress) {
    Trial trial = new Trial(makes);
    int played = 0;
    while (played < games && trial.faults.size() < MOST_FAULTS) {
      trial.play(played);
      progress.accept(++played);
    }
    return new Result(played, trial.questions, trial.twins, trial.steps, trial.faults);
  }

  /// A player that is watched while it thinks.
  private static final class Watched {
    private final Player player;
    private final List<World> worlds = new ArrayList<>();
    private long before;

    Watched(Player player) {
      this.player = player;
    }

    int choose(Question question) {
      before = steps();
      return player.choose(new WatchedQuestion(question, this::watch));
    }

    private Imagination watch(Imagination imagination) {
      return new Imagination() {
        @Override
        public Seat seat() {
          return imagination.seat();
        }

        @Override
        public World world() {
          World world = imagination.world();
          worlds.add(world);
          return world;
        }

        @Override
        public boolean imagine(World world, long luck) {
          return imagination.imagine(world, luck);
        }
      };
    }

    private long steps() {
      long sum = 0;
      for (World world : worlds) sum += world.decisions();
      return sum;
    }

    // How many its last answer took.
    long taken() {
      return steps() - before;
    }
  }

  /// An answer that was given or not.
  ///
  /// @param option its position; -1 when none was given
  /// @param steps how many steps it took
  /// @param fault what was thrown instead; null for nothing
  private record Answer(int option, long steps, @Nullable Throwable fault) {
    static Answer of(Watched player, Question question) {
      try {
        int option = player.choose(question);
        return new Answer(option, player.taken(), null);
      } catch (RuntimeException | StackOverflowError e) {
        return new Answer(-1, player.taken(), e);
      }
    }

    private String words(Question question) {
      if (fault != null) return "throws " + fault;
      if (option < 0 || option >= question.count()) return "answers option " + option;
      return "answers " + question.notation(option);
    }
  }

  private final class Trial {
    private final LongFunction<? extends Player> makes;
    private final List<Fault> faults = new ArrayList<>();
    private long questions;
    private long twins;
    private long steps;

    Trial(LongFunction<? extends Player> makes) {
      this.makes = makes;
    }

    void play(int number) {
      long luck = Luck.mix(seed + number);
      Options options = mixes.apply(number);
      Game game = new Game(AllContent.ALL, options, luck);
      Seat seat = Seat.of(number % game.seats());
      for (int i = 0; i < game.seats(); i++)
        if (i != seat.index()) game.player(Seat.of(i), new RandomPlayer(Luck.mix(luck + i + 1)));
      Watched player = new Watched(makes.apply(luck));
      Watched same = new Watched(makes.apply(luck));
      Place place = new Place(number + 1, options, seat);
      View before = new View(game.sibling());
      View after = new View(game.sibling());
      boolean over = game.run();
      for (long asked = 1; !over && asked <= MOST_QUESTIONS; asked++) {
        if (faults.size() == MOST_FAULTS) return;
        questions++;
        place.question = asked;
        Seat now = game.persons().seatOf(seat);
        Question question = game.question(now);
        before.take(game, now);
        Answer answer = Answer.of(player, question);
        check(place, question, answer, Answer.of(same, question));
        after.take(game, now);
        if (!after.sameAs(before)) fault(place, question, "changes the table by thinking");
        if (Long.remainderUnsigned(Luck.mix(luck + asked), every) == 0) twin(place, game, luck);
        boolean legal = answer.option >= 0 && answer.option < question.count();
        over = game.answer(now, legal ? answer.option : 0);
      }
    }

    private void check(Place place, Question question, Answer answer, Answer again) {
      steps = Math.max(steps, answer.steps);
      if (answer.fault != null) fault(place, question, answer.words(question));
      else if (answer.option < 0 || answer.option >= question.count())
        fault(place, question, answer.words(question) + " of " + question.count());
      else if (answer.option != again.option)
        fault(
            place,
            question,
            "with the same seed " + answer.words(question) + " and then " + again.words(question));
      if (answer.steps > most)
        fault(place, question, "takes " + answer.steps + " steps, more than " + most);
    }

    // The same question at a table that differs in what the seat cannot see.
    private void twin(Place place, Game game, long luck) {
      Question question = game.question(game.persons().seatOf(place.seat));
      Optional<Question> other = twin(question, luck);
      if (other.isEmpty()) return;
      twins++;
      Answer here = Answer.of(new Watched(makes.apply(luck ^ SECOND)), question);
      Answer there = Answer.of(new Watched(makes.apply(luck ^ SECOND)), other.get());
      if (here.fault != null) return;
      if (here.option != there.option)
        fault(
            place,
            question,
            here.words(question)
                + ", and "
                + there.words(question)
                + " where only hidden things are different");
      else if (here.steps != there.steps)
        fault(
            place,
            question,
            "takes "
                + here.steps
                + " steps, and "
                + there.steps
                + " where only hidden things are different");
    }

    private Optional<Question> twin(Question question, long luck) {
      Imagination imagination = question.imagination();
      World world = imagination.world();
      return imagination.imagine(world, luck)
          ? Optional.of(world.question(question.seat()))
          : Optional.empty();
    }

    private void fault(Place place, Question question, String what) {
      if (faults.size() < MOST_FAULTS)
        faults.add(
            new Fault(
                place.game,
                place.options.given().toString(),
                place.seat.letter(),
                place.question,
                question.prompt().id(),
                what));
    }
  }

  /// Where a trial is.
  private static final class Place {
    private final int game;
    private final Options options;
    private final Seat seat;
    private long question;

    Place(int game, Options options, Seat seat) {
      this.game = game;
      this.options = options;
      this.seat = seat;
    }
  }
}
