/// The pieces on the table as immutable flyweights: seats, planets, places and cards by their
/// number.
///
/// Nothing here changes during a game; what changes lives in [hypergate.game.state.State].
@NullMarked
package hypergate.game.piece;

import org.jspecify.annotations.NullMarked;
