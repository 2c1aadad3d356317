/// What a novice makes of the powers of Cosmic Eons.
@NullMarked
package hypergate.players.eons.aliens;

import org.jspecify.annotations.NullMarked;
