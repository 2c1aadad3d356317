package hypergate.lab.run;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// A table at which games are played one after the other. A player that throws, answers what is not
/// allowed or does not answer in time ends its game and nothing else.
public final class LabTable {
  private static final long IDLE = 0;
  private static final long GIVEN_UP = 2;

  /// How a machine player comes about.
  @FunctionalInterface
  public interface Source {
    /// A player of a kind, for many games.
    MachinePlayer of(String name);
  }

  /// Somebody who follows a game from its table.
  public interface Follower {
    /// Nobody.
    Follower NOBODY = new Follower() {};

    /// The setup is over: aliens have been chosen.
    default void began(Game game) {}

    /// A phase is over; the game may be.
    default void phase(Game game) {}

    /// A seat is about to be asked.
    default void asked(int seat) {}
  }

  /// Who sits at a seat.
  ///
  /// @param name of a machine player
  /// @param seed what its choices follow from
  /// @param alien the number of the alien that it takes where it may; -1: as it likes
  public record Sitting(String name, long seed, int alien) {
    /// A player that takes the alien that it likes.
    public Sitting(String name, long seed) {
      this(name, seed, -1);
    }
  }

  private final Source source;
  private final Map<String, List<MachinePlayer>> known = new HashMap<>();
  private final Map<String, Integer> used = new HashMap<>();
  private final AtomicLong clock = new AtomicLong(IDLE);
  private @Nullable Game game;
  private @Nullable Options options;
  private @Nullable Prompt asked;
  private String who = "";
  private Follower follower = Follower.NOBODY;
  private int failed = Ended.NOBODY;

  /// A table at which nobody sits yet.
  public LabTable(Source source) {
    this.source = source;
  }

  /// Plays a game to its end.
  ///
  /// @param rules its options; the same object as before spares making a game anew
  /// @param seed what it follows from
  /// @param sitting who sits where
  /// @param follows somebody who follows it
  /// @throws GivenUp when a player did not answer in time, after [#giveUp]
  public Ended play(Options rules, long seed, List<Sitting> sitting, Follower follows) {
    Game played = game(rules);
    failed = Ended.NOBODY;
    follower = follows;
    used.clear();
    try {
      boolean imagines = false;
      for (int i = 0; i < sitting.size(); i++) {
        Sitting at = sitting.get(i);
        MachinePlayer player = player(at);
        imagines |= player.imagines();
        played.player(Seat.of(i), new Watched(i, at, player));
      }
      // Everybody answers at once, so no phase is ever run again but in thought.
      played.keepCheckpoints(imagines);
      played.restart(seed);
      played.runPhase();
      follows.began(played);
      while (!played.isOver()) {
        played.runPhase();
        follows.phase(played);
      }
      return new Ended(
          played.persons().at(played.winners()), played.encounters(), Ended.NOBODY, "");
    } catch (GivenUp e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      int encounters = played.encounters();
      // What it broke in may be broken itself.
      game = null;
      known.clear();
      return failed == Ended.NOBODY
          ? new Ended(0, encounters, Ended.RULES, line("the rules broke down: " + e))
          : new Ended(0, encounters, failed, line(name(sitting.get(failed), failed) + what(e)));
    }
  }

  private Game game(Options rules) {
    Game there = game;
    if (there != null && options == rules) return there;
    Game made = new Game(AllContent.of(rules), rules, 0);
    options = rules;
    game = made;
    return made;
  }

  private MachinePlayer player(Sitting at) {
    int number = used.merge(at.name(), 1, Integer::sum) - 1;
    List<MachinePlayer> kind = known.computeIfAbsent(at.name(), _ -> new ArrayList<>());
    if (number == kind.size()) kind.add(source.of(at.name()));
    MachinePlayer player = kind.get(number);
    player.reseed(at.seed());
    return player;
  }

  private static String name(Sitting sitting, int seat) {
    return sitting.name() + " at seat " + Seat.of(seat).letter();
  }

  private static String what(Throwable e) {
    return " " + (e instanceof Illegal ? String.valueOf(e.getMessage()) : "threw " + e);
  }

  private static String line(String text) {
    return text.replaceAll("\\s+", " ");
  }

  /// Gives up on a player that has been thinking about one answer for too long. For another thread
  /// than that which plays; whatever the player does later leads to nothing.
  ///
  /// @param patience how long is too long
  /// @return how the game ended by that; null when there is nothing to give up
  public @Nullable Ended giveUp(Duration patience) {
    long since = clock.get();
    if (since == IDLE || since == GIVEN_UP) return null;
    if (System.nanoTime() - since < patience.toNanos()) return null;
    if (!clock.compareAndSet(since, GIVEN_UP)) return null;
    Prompt prompt = asked;
    return new Ended(
        0,
        0,
        failed,
        who
            + " did not answer '"
            + (prompt == null ? "" : prompt.id())
            + "' within "
            + patience.toSeconds()
            + " s");
  }

  /// Watches what a player answers.
  private final class Watched implements Player {
    private final int seat;
    private final Sitting sitting;
    private final MachinePlayer player;

    Watched(int seat, Sitting sitting, MachinePlayer player) {
      this.seat = seat;
      this.sitting = sitting;
      this.player = player;
    }

    @Override
    public int choose(Question question) {
      follower.asked(seat);
      if (sitting.alien() >= 0 && question.prompt() == Prompt.KEEP_ALIEN) {
        int own = Choice.of(Choice.ALIEN, sitting.alien());
        for (int i = 0; i < question.count(); i++) if (question.option(i) == own) return i;
      }
      int position = answer(question);
      if (position >= 0 && position < question.count()) return position;
      failed = seat;
      throw new Illegal(
          "answered '"
              + question.prompt().id()
              + "' with option "
              + position
              + " of "
              + question.count());
    }

    // From the time on that is on the clock another thread may give it up.
    private int answer(Question question) {
      failed = seat;
      asked = question.prompt();
      who = name(sitting, seat);
      clock.set(System.nanoTime() | 1);
      int position;
      try {
        position = player.choose(question);
      } catch (RuntimeException | StackOverflowError e) {
        if (clock.getAndSet(IDLE) == GIVEN_UP) throw new GivenUp();
        throw e;
      }
      if (clock.getAndSet(IDLE) == GIVEN_UP) throw new GivenUp();
      failed = Ended.NOBODY;
      return position;
    }
  }

  /// A player has answered after it was given up.
  static final class GivenUp extends RuntimeException {
    private static final long serialVersionUID = 1;

    GivenUp() {
      super("given up", null, false, false);
    }
  }

  /// An answer that is not allowed.
  private static final class Illegal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Illegal(String message) {
      super(message);
    }
  }
}
