/// What a novice makes of the flares of Cosmic Alliance.
@NullMarked
package hypergate.players.alliance.flares;

import org.jspecify.annotations.NullMarked;
