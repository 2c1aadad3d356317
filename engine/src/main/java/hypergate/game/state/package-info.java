/// Everything that changes during a game, in flat arrays. A part of the game claims its cells from
/// [Cells] as the game is made, alone knows where they are, and says with each claim who may know
/// what stands there ([Secrecy]); views are made by that and by nothing else. Only verbs and phases
/// write.
@NullMarked
package hypergate.game.state;

import org.jspecify.annotations.NullMarked;
