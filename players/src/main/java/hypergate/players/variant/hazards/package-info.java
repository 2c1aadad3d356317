/// What a novice makes of hazards in play.
@NullMarked
package hypergate.players.variant.hazards;

import org.jspecify.annotations.NullMarked;
