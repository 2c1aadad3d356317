/// What a novice makes of the flares of Cosmic Conflict.
@NullMarked
package hypergate.players.conflict.flares;

import org.jspecify.annotations.NullMarked;
