/// What a novice makes of the artifacts of the classic edicts.
@NullMarked
package hypergate.players.classic.artifacts;

import org.jspecify.annotations.NullMarked;
