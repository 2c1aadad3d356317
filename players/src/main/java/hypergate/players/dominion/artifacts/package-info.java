/// What a novice makes of the artifacts of Cosmic Dominion.
@NullMarked
package hypergate.players.dominion.artifacts;

import org.jspecify.annotations.NullMarked;
