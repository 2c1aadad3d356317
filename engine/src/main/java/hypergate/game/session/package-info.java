/// A game that people play: its answers as they are written and read, takebacks, what is told of
/// it. Read [hypergate.game.session.Session] first.
@NullMarked
package hypergate.game.session;

import org.jspecify.annotations.NullMarked;
