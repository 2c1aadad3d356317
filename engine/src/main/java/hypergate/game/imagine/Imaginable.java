package hypergate.game.imagine;

import hypergate.game.piece.Seat;
import hypergate.game.verb.Acting;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import org.jspecify.annotations.Nullable;

/// The game as this room sees it: one that can be copied, run and taken back.
public interface Imaginable extends Acting {
  @Override
  Imaginable sibling();

  /// Makes another game of the same rules stand at the beginning of the phase in which this one is,
  /// with its answers, so that it comes to where this one is when it is run.
  void forkInto(Imaginable other);

  /// Takes the present state as the beginning of a phase in which nothing has been asked.
  void begin();

  /// Takes the game back to the beginning of the phase.
  void rewind();

  /// Plays until the game is over or a question waits.
  ///
  /// @return true when the game is over
  boolean run();

  /// Plays the present phase to its end, or until a question waits.
  ///
  /// @return true when the phase, or with it the game, is over
  boolean runPhase();

  /// Whether the beginning of each phase is kept.
  void keepCheckpoints(boolean keeps);

  /// The seats that are being asked while the game waits, as a mask.
  int waitingFor();

  /// The open question of a seat in [#waitingFor].
  Question question(Seat seat);

  /// Answers the open question of a seat with the option at a position, and plays on.
  ///
  /// @return true when the game is over
  boolean answer(Seat seat, int position);

  /// Lets somebody answer at once wherever the person sits who began at a seat; null for nobody.
  void player(Seat person, @Nullable Player player);

  /// Lets somebody follow it; null for nobody.
  void listener(@Nullable Listener listener);

  /// Decisions put to players so far in this object.
  long decisions();
}
