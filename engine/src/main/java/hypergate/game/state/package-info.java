/// Everything that changes during a game, in flat arrays, and the named parts through which the
/// rest of the engine reads it. Start with [State]; only verbs and phases write.
@NullMarked
package hypergate.game.state;

import org.jspecify.annotations.NullMarked;
