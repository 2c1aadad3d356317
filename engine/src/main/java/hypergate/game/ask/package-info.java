/// How seats are asked: every decision passes here, answered at once, from the log of the phase, or
/// by nobody yet.
@NullMarked
package hypergate.game.ask;

import org.jspecify.annotations.NullMarked;
