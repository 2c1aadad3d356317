/// The table as sections of a `View`, and events as lines of the log: what openapi.yaml describes,
/// made from what one viewer may see. Nothing here decides anything.
///
/// Start with [Sections]: one for each live table; `take` it after anything has happened, then ask
/// for the texts of each viewer. [LogEvent#of] turns an event of the engine into a line.
@NullMarked
package hypergate.server.protocol.view;

import org.jspecify.annotations.NullMarked;
