/// The file that keeps everything: tables, their journals, finished games.
///
/// Start at [Store]. Whatever [Store#write] returned from is in the file, whatever happens to the
/// process.
@NullMarked
package hypergate.server.store;

import org.jspecify.annotations.NullMarked;
