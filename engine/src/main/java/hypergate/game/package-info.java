/// The rules of the game and the words in which they are written. Read [Game] first, then the
/// phases in `hypergate.game.phase`, then one card.
///
/// The rooms beside it, from the ground up: `piece`, `word`, `state`, `event` and `decide` use only
/// what stands before them. This package, `verb` and `view` still use each other. `phase` stands
/// above them, `explain` above all; variants and cards stand above the game.
///
/// Nothing here knows a single card by name: cards stand in `hypergate.content`, one small file
/// each.
@NullMarked
package hypergate.game;

import org.jspecify.annotations.NullMarked;
