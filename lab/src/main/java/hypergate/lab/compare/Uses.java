package hypergate.lab.compare;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.lab.run.Ended;
import hypergate.lab.run.LabTable;
import hypergate.players.Players;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// How the measured seat of a comparison uses something that it has.
///
/// @param games that were looked at
/// @param used the share of them in which it is used at all, 0 to 1
/// @param times how often it is used in a game
/// @param last the share of games that its user wins and in whose last encounter it is used
/// @param offense the share of its uses in which its user is the offense; 0 when there are none
/// @param defense the same of the defense
/// @param ally the same of an ally of either side
public record Uses(
    long games,
    double used,
    double times,
    double last,
    double offense,
    double defense,
    double ally) {
  /// How something is used in the first games of a side.
  ///
  /// @param side 0 for A, 1 for B
  /// @param effect its id, such as `xenon-lasers`; all its sides count
  /// @param games how many of the comparison's first games are played
  /// @param stop whether to stop before
  /// @return empty when not one game was played to its end
  public static Optional<Uses> of(
      Comparison comparison, int side, String effect, long games, BooleanSupplier stop) {
    LabTable table = new LabTable(name -> Players.of(name, 0));
    Side played = comparison.sides().get(side);
    Sums sums = new Sums();
    for (long pair = 0;
        pair < Math.min(games, comparison.pairs()) && !stop.getAsBoolean();
        pair++) {
      int seat = comparison.seatIn(pair);
      Seen seen = new Seen(seat, effect);
      Ended ended =
          table.play(
              played.options(seat),
              comparison.seedOf(pair),
              comparison.sitting(pair, played),
              seen);
      if (ended.isWhole()) sums.add(seen, ended);
    }
    return sums.games == 0 ? Optional.empty() : Optional.of(sums.uses());
  }

  /// Added up over games.
  private static final class Sums {
    private long games;
    private long used;
    private long last;
    private long times;
    private long offense;
    private long defense;
    private long ally;

    void add(Seen seen, Ended ended) {
      games++;
      times += seen.times;
      offense += seen.offense;
      defense += seen.defense;
      ally += seen.ally;
      if (seen.times > 0) used++;
      if (seen.times > 0 && seen.encounter == ended.encounters() && ended.points(seen.seat) > 0)
        last++;
    }

    Uses uses() {
      return new Uses(
          games,
          share(used, games),
          share(times, games),
          share(last, games),
          share(offense, times),
          share(defense, times),
          share(ally, times));
    }

    private static double share(long part, long all) {
      return all == 0 ? 0 : (double) part / all;
    }
  }

  /// Listens for it in one game.
  private static final class Seen implements LabTable.Follower, Listener {
    private final int seat;
    private final String effect;
    private @Nullable Game game;
    private int times;
    private int offense;
    private int defense;
    private int ally;
    private int encounter;

    Seen(int seat, String effect) {
      this.seat = seat;
      this.effect = effect;
    }

    @Override
    public void began(Game begun) {
      game = begun;
      begun.listener(this);
    }

    @Override
    public void happened(Event event) {
      if (event instanceof Event.Used use && use.seat().index() == seat && isIt(use.effect()))
        count(use.seat());
    }

    private boolean isIt(String used) {
      return used.equals(effect) || used.startsWith(effect + "/");
    }

    private void count(Seat user) {
      times++;
      Game now = game;
      if (now == null) return;
      encounter = now.encounters();
      if (now.encounter().offense() == user) offense++;
      else if (now.encounter().defense() == user) defense++;
      else if (now.encounter().isAlly(user)) ally++;
    }
  }
}
