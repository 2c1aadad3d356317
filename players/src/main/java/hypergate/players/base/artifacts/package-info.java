/// What a novice makes of the artifacts of the base set.
@NullMarked
package hypergate.players.base.artifacts;

import org.jspecify.annotations.NullMarked;
