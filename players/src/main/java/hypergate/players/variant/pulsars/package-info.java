/// What a novice makes of Pulsars.
@NullMarked
package hypergate.players.variant.pulsars;

import org.jspecify.annotations.NullMarked;
