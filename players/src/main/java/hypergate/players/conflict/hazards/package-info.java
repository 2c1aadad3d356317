/// What a novice makes of the hazards of Cosmic Conflict.
@NullMarked
package hypergate.players.conflict.hazards;

import org.jspecify.annotations.NullMarked;
