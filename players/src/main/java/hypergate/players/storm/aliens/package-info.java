/// What a novice makes of the powers of Cosmic Storm.
@NullMarked
package hypergate.players.storm.aliens;

import org.jspecify.annotations.NullMarked;
