/// The rules of the game and the words in which they are written. Read [Game] first, then the
/// phases in `hypergate.game.phase`, then one card.
///
/// Nothing here knows a single card by name: cards stand in `hypergate.content`, one small file
/// each.
@NullMarked
package hypergate.game;

import org.jspecify.annotations.NullMarked;
