/// What a novice makes of the hazards of Cosmic Odyssey.
@NullMarked
package hypergate.players.odyssey.hazards;

import org.jspecify.annotations.NullMarked;
