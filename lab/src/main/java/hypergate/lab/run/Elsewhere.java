package hypergate.lab.run;

import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/// Others that play games of an experiment, on other machines perhaps. What a game comes to is told
/// as the line of the experiment's file ([GameFile#text]), so that a result grows by it as it does
/// when a file is gone on with.
public interface Elsewhere {
  /// Who takes what comes back.
  @FunctionalInterface
  interface Lines {
    /// Takes a game.
    ///
    /// @param number of the game, counted from 0
    /// @param line what it came to
    /// @return whether to go on
    boolean take(long number, String line);
  }

  /// Has games played until all are over, or it is to stop.
  ///
  /// @param from the number of the first game
  /// @param until one more than that of the last one
  /// @param lines is given all games in their order, each once, in the thread that calls this
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over, those before the first included
  /// @throws LabError when games are lost for good; what was taken before is right
  void play(long from, long until, Lines lines, BooleanSupplier stop, LongConsumer progress);
}
