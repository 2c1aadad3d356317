/// The words in which cards are declared, and what their effects may do in a game: read
/// [hypergate.game.declare.Declaration], then a card in `hypergate.content`.
@NullMarked
package hypergate.game.declare;

import org.jspecify.annotations.NullMarked;
