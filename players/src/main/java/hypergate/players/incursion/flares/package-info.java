/// What a novice makes of the flares of Cosmic Incursion.
@NullMarked
package hypergate.players.incursion.flares;

import org.jspecify.annotations.NullMarked;
