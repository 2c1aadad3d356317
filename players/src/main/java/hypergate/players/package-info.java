/// Machine players, from the uniformly random to those that weigh what they do.
///
/// A player here is handed the view of its seat and the options that are open, never the table.
@NullMarked
package hypergate.players;

import org.jspecify.annotations.NullMarked;
