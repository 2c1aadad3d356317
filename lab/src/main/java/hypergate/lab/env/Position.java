package hypergate.lab.env;

import hypergate.game.piece.Seat;
import hypergate.game.table.Persons;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import org.jspecify.annotations.Nullable;

/// Where a game stands, be it a real one or one that a seat imagines.
interface Position {
  /// The seats that are asked, as a mask.
  int waitingFor();

  /// What a seat that is asked is asked.
  Question question(Seat seat);

  /// Lets somebody answer for a seat at once; null for nobody.
  void player(Seat seat, @Nullable Player player);

  /// Plays on until a question waits at a seat where nobody sits; one that waits is put again.
  void run();

  /// Answers the open question of a seat with the option at a position, and plays on.
  void answer(Seat seat, int position);

  /// The table as a seat sees it, taken anew into one object for each seat.
  View view(Seat seat);

  /// Whether the game is over.
  boolean isOver();

  /// Who has won, as a mask; 0 for nobody.
  int winners();

  /// Who sits at which seat.
  Persons persons();

  /// Encounters that have begun.
  int encounters();

  /// A position of its own that stands here too; nobody sits at its seats.
  Position fork();
}
