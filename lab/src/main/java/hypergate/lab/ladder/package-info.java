/// One machine player against others: how many of the points it takes, and how sure that is.
///
/// Start with [hypergate.lab.ladder.Ladder], which says what is played; [LadderRun] plays it, each
/// game becomes a [Played], a line of a [LadderFile], and all of them a [LadderResult].
@NullMarked
package hypergate.lab.ladder;

import org.jspecify.annotations.NullMarked;
