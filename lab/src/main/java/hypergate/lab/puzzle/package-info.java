/// Puzzles: positions from games of strong machines in which one answer is clearly the best, and
/// not the one that comes to mind first.
///
/// Start with [Puzzles], which has them all; a [Puzzle] is one file, [PuzzleSearch] finds new ones,
/// and [Judged] says what a position's answers are worth.
@NullMarked
package hypergate.lab.puzzle;

import org.jspecify.annotations.NullMarked;
