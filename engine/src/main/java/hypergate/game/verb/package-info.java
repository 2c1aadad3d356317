/// What effects and phases do to the table, one class a verb. A verb asks the queries, opens its
/// windows, moves the pieces and tells the event; nothing else writes to the state.
@NullMarked
package hypergate.game.verb;

import org.jspecify.annotations.NullMarked;
