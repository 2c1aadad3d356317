/// The lab's experiments on Spark: ranges of games are handed out, what they came to comes back as
/// lines, and is taken up in the order of the games, as on one machine.
@NullMarked
package hypergate.spark;

import org.jspecify.annotations.NullMarked;
