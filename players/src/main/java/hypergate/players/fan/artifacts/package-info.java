/// What a novice makes of the artifacts of fans' edicts.
@NullMarked
package hypergate.players.fan.artifacts;

import org.jspecify.annotations.NullMarked;
