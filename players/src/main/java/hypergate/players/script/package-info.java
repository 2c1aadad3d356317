/// Players of one rule, which they follow whatever happens; for the rest they play as novices. They
/// are opponents for measuring: whoever is strong finds out what they do and gets the better of it.
///
/// [hypergate.players.script.Scripts] has them all by name.
@NullMarked
package hypergate.players.script;

import org.jspecify.annotations.NullMarked;
