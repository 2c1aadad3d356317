/// What a novice makes of the moons of Cosmic Odyssey.
@NullMarked
package hypergate.players.odyssey.moons;

import org.jspecify.annotations.NullMarked;
