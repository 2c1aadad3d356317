/// Machine players, from the uniformly random to those that weigh what they do.
///
/// A player here is handed the view of its seat and the options that are open, never the table.
/// Start with [hypergate.players.Players], which knows them by name; the novice's rules of thumb
/// are one class a topic, named in [hypergate.players.NovicePlayer].
@NullMarked
package hypergate.players;

import org.jspecify.annotations.NullMarked;
