/// What a novice makes of the powers of Cosmic Conflict.
@NullMarked
package hypergate.players.conflict.aliens;

import org.jspecify.annotations.NullMarked;
