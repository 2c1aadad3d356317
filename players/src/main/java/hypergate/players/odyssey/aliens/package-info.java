/// What a novice makes of the powers of Cosmic Odyssey.
@NullMarked
package hypergate.players.odyssey.aliens;

import org.jspecify.annotations.NullMarked;
