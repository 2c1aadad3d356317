package hypergate.game.view;

import hypergate.game.piece.Seat;

/// What a seat that is asked something can think with: the table as it may be, for all that this
/// seat knows. Worlds are made from what the seat sees and has seen, and from a seed; nothing else
/// goes into them. So two positions that look the same to a seat give it the same worlds, cell by
/// cell, whatever lies hidden. Valid as long as the question from which it comes.
public interface Imagination {
  /// Who thinks.
  Seat seat();

  /// A world in which nothing stands yet, for games with these rules: to be kept and used again for
  /// any number of seeds and questions. At none of its seats sits anybody.
  World world();

  /// Makes a world that may be the real one: it stands at the present question, and everything that
  /// this seat cannot know has been dealt anew. What others may have chosen in secret is open to
  /// them again. Nobody sits at its seats.
  ///
  /// @param world one of [#world], or of another question of a game with the same rules
  /// @param seed what the world follows from
  /// @return false when none was found that fits all that the seat has seen; then nothing can be
  ///   done with the world. Which seeds find none depends on what the seat knows alone.
  boolean imagine(World world, long seed);
}
