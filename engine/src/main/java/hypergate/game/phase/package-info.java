/// The course of a game, one class a phase, in the order of the rulebook. Each runs from its start
/// to its end as straight-line code and says which comes next; start reading at [Phases].
@NullMarked
package hypergate.game.phase;

import org.jspecify.annotations.NullMarked;
