/// What a novice makes of Tech levels.
@NullMarked
package hypergate.players.variant.levels;

import org.jspecify.annotations.NullMarked;
