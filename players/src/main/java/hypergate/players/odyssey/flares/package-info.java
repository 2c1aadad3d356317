/// What a novice makes of the flares of Cosmic Odyssey.
@NullMarked
package hypergate.players.odyssey.flares;

import org.jspecify.annotations.NullMarked;
