/// What lies on the table while a game is played, each thing with its own cells of the state:
/// cards, powers, ships, the encounter. It sees the game as a [hypergate.game.table.Table].
@NullMarked
package hypergate.game.table;

import org.jspecify.annotations.NullMarked;
