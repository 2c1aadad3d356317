/// The designers' vocabulary: words without a body, in which cards and rules say who, when and
/// what. When something may be used is a [hypergate.game.word.Window], by whom a
/// [hypergate.game.word.Role], what a card may bend a [hypergate.game.word.Query]. Uses nothing.
@NullMarked
package hypergate.game.word;

import org.jspecify.annotations.NullMarked;
