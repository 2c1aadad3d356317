/// What a novice makes of the flares of Cosmic Dominion.
@NullMarked
package hypergate.players.dominion.flares;

import org.jspecify.annotations.NullMarked;
