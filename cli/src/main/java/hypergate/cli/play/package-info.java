/// A game in the terminal: asks the person at the table, one question at a time.
///
/// Start at [Game in the terminal][Evening].
@NullMarked
package hypergate.cli.play;

import org.jspecify.annotations.NullMarked;
