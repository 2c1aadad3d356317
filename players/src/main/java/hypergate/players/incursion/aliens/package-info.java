/// What a novice makes of the aliens of Cosmic Incursion.
@NullMarked
package hypergate.players.incursion.aliens;

import org.jspecify.annotations.NullMarked;
