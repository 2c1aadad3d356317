/// What a novice makes of the artifacts of Cosmic Incursion.
@NullMarked
package hypergate.players.incursion.artifacts;

import org.jspecify.annotations.NullMarked;
