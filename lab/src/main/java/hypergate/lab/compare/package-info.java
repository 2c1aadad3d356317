/// Two ways to play, compared on the same deals.
///
/// Start with [hypergate.lab.compare.Comparison], which says what is compared; a [Side] is one of
/// the two ways, [ComparisonRun] plays them, each [Pair] of games is a line of its file, and all of
/// them come to a [ComparisonResult].
@NullMarked
package hypergate.lab.compare;

import org.jspecify.annotations.NullMarked;
