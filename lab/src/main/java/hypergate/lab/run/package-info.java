/// Games of an experiment: played in many threads, taken up in their order, written down as they
/// end. What is kept in memory does not grow with the games.
///
/// [InOrder] plays numbered games, [LabTable] plays one of them and watches what the players
/// answer, [GameFile] keeps them and goes on where it ends.
@NullMarked
package hypergate.lab.run;

import org.jspecify.annotations.NullMarked;
