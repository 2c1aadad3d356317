/// Players that try their options out: worlds that may be the real one are dealt for what the seat
/// knows, each option is played on in them to the end of the encounter by the novice's rules of
/// thumb, and what has come of it is valued.
///
/// Start with [hypergate.players.search.SearchingPlayer]; [Valuation] says what a table is worth,
/// from the [Features] of each seat and the weights of a file.
@NullMarked
package hypergate.players.search;

import org.jspecify.annotations.NullMarked;
