/// Learns what tables are worth from games: positions between encounters, and who won in the end.
///
/// Start with [hypergate.lab.tune.Tuning], which plays the games; [Positions] keeps what was seen
/// in them, and [Fit] finds the weights that foretell it best.
@NullMarked
package hypergate.lab.tune;

import org.jspecify.annotations.NullMarked;
