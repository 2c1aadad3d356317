/// What a novice makes of the powers of Cosmic Dominion.
@NullMarked
package hypergate.players.dominion.aliens;

import org.jspecify.annotations.NullMarked;
