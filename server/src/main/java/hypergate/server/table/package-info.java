/// Tables: people and machines at a game, its clocks, windows and streams.
///
/// Start at [Tables], which is all that the HTTP side sees of this package.
@NullMarked
package hypergate.server.table;

import org.jspecify.annotations.NullMarked;
