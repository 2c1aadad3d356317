/// What a novice makes of the aliens of Cosmic Alliance.
@NullMarked
package hypergate.players.alliance.aliens;

import org.jspecify.annotations.NullMarked;
