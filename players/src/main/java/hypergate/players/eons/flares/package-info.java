/// What a novice makes of the flares of Cosmic Eons.
@NullMarked
package hypergate.players.eons.flares;

import org.jspecify.annotations.NullMarked;
