/// Why something cannot be done, why it happened, what a total consists of and who may act: as
/// data, with a rule number for each part, made from what one seat may know.
///
/// Start with [Explain]. The words are the client's; an English sentence for each [Reason] stands
/// beside it.
@NullMarked
package hypergate.game.explain;

import org.jspecify.annotations.NullMarked;
