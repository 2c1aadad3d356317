package hypergate.lab.compare;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.view.Listener;
import hypergate.lab.run.LabTable;
import hypergate.players.Players;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;

/// How often the measured seat of a comparison uses something that it has.
public final class Uses {
  private Uses() {}

  /// In which share of the games of a side something is used by the measured seat.
  ///
  /// @param side 0 for A, 1 for B
  /// @param effect its id, such as `xenon-lasers`; all its sides count
  /// @param games how many of the comparison's first games are played
  /// @param stop whether to stop before
  /// @return 0 to 1; empty when not one game was played to its end
  public static OptionalDouble share(
      Comparison comparison, int side, String effect, long games, BooleanSupplier stop) {
    LabTable table = new LabTable(name -> Players.of(name, 0));
    Side played = comparison.sides().get(side);
    int whole = 0;
    int used = 0;
    for (long pair = 0;
        pair < Math.min(games, comparison.pairs()) && !stop.getAsBoolean();
        pair++) {
      int seat = comparison.seatIn(pair);
      Seen seen = new Seen(seat, effect);
      boolean isWhole =
          table
              .play(
                  played.options(seat),
                  comparison.seedOf(pair),
                  comparison.sitting(pair, played),
                  seen)
              .isWhole();
      if (!isWhole) continue;
      whole++;
      if (seen.isUsed) used++;
    }
    return whole == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) used / whole);
  }

  /// Listens for it in one game.
  private static final class Seen implements LabTable.Follower, Listener {
    private final int seat;
    private final String effect;
    private boolean isUsed;

    Seen(int seat, String effect) {
      this.seat = seat;
      this.effect = effect;
    }

    @Override
    public void began(Game game) {
      game.listener(this);
    }

    @Override
    public void happened(Event event) {
      if (event instanceof Event.Used use && use.seat().index() == seat)
        isUsed |= use.effect().equals(effect) || use.effect().startsWith(effect + "/");
    }
  }
}
