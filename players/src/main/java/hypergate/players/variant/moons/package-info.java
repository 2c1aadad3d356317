/// What a novice makes of moons.
@NullMarked
package hypergate.players.variant.moons;

import org.jspecify.annotations.NullMarked;
