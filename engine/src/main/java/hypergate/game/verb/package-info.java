/// What effects and phases do to the table, one class for each family of verbs.
///
/// A verb is complete: it asks the queries that concern it, opens the windows before and after,
/// moves the pieces, and tells the event. So a card that says *draw two cards* calls
/// `verbs().draw(me, 2)` and nothing more, and everybody else's cards can answer. Nothing else
/// moves pieces.
///
/// A method whose comment begins with *In* and a window's name (*In DRAWING: who draws*) tells what
/// is going on while that window is open, or changes it; outside it means nothing. *The scratch
/// set* is one set of cards that is used again and again: read it before the next call.
@NullMarked
package hypergate.game.verb;

import org.jspecify.annotations.NullMarked;
