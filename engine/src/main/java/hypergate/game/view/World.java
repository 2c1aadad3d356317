package hypergate.game.view;

import hypergate.game.piece.Seat;
import hypergate.game.table.Persons;
import org.jspecify.annotations.Nullable;

/// A table that is imagined, to try things out on: it is no real game and leads to none. Made by
/// [Imagination#imagine]; everything about it may be looked at, for nothing in it is known to be
/// true.
public interface World {
  /// The seats that are being asked, as a mask of [Seat#bit]; 0 when nobody waits.
  int waitingFor();

  /// The open question of a seat in [#waitingFor].
  Question question(Seat seat);

  /// Lets somebody answer at once, from the next question on, wherever the person sits who began at
  /// a seat; null: its questions wait.
  void player(Seat person, @Nullable Player player);

  /// Who sits at which seat.
  Persons persons();

  /// Lets somebody hear what happens here, hidden things included; null: nobody. What comes before
  /// a question that waits is not told again when it is answered.
  void listener(@Nullable Listener listener);

  /// The effect that acts at this moment, in notation; empty for the rules themselves. For whoever
  /// hears something happen.
  String cause();

  /// Plays on until a question waits at a seat where nobody sits; one that waits already is put
  /// again.
  ///
  /// @return true when the game is over
  boolean run();

  /// Plays on until the present encounter is over and all that belongs to it is done, or a question
  /// waits at a seat where nobody sits: then [#waitingFor] tells whom.
  ///
  /// @return true when the game is over
  boolean runEncounter();

  /// Answers the open question of a seat with the option at a position, and plays on as [#run]
  /// does.
  ///
  /// @return true when the game is over
  /// @throws IllegalArgumentException when the seat is not asked or the position is out of range
  boolean answer(Seat seat, int position);

  /// Answers the open question of a seat and plays on as [#runEncounter] does.
  ///
  /// @return true when the game is over
  /// @throws IllegalArgumentException when the seat is not asked or the position is out of range
  boolean answerAndRunEncounter(Seat seat, int position);

  /// The table as a seat sees it now, [Seat#NONE] as a spectator does. One object for each seat,
  /// taken anew by each call.
  View view(Seat seat);

  /// Whether the game is over.
  boolean isOver();

  /// Who has won, as a mask of [Seat#bit]; 0 while the game goes on, and when nobody has won.
  int winners();

  /// Encounters that have begun.
  int encounters();

  /// Decisions put to players so far in this object.
  long decisions();

  /// Makes another world stand where this one stands. Whoever sits at its seats stays there.
  ///
  /// @param other of a game with the same rules
  void copyInto(World other);

  /// The same with the open question of a seat answered with the option at a position: the other
  /// world plays on from there when [#run] or [#runEncounter] is called, and stands nowhere before.
  /// This is the cheap way to try out one option after another.
  ///
  /// @param other of a game with the same rules
  /// @throws IllegalArgumentException when the seat is not asked or the position is out of range
  void copyInto(World other, Seat seat, int position);

  /// Whether two worlds are the same in everything that can change, hidden things and the luck that
  /// is to come included.
  boolean sameAs(World other);
}
