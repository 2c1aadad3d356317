/// Speed measurements of the engine and the machine players.
///
/// Figures come from here and are never asserted by a test.
@NullMarked
package hypergate.bench;

import org.jspecify.annotations.NullMarked;
