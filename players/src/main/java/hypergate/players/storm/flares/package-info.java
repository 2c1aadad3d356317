/// What a novice makes of the flares of Cosmic Storm.
@NullMarked
package hypergate.players.storm.flares;

import org.jspecify.annotations.NullMarked;
