/// The objects of openapi.yaml that are a table's own: who sits where, its clocks, windows, deals,
/// chat, and what lists show.
@NullMarked
package hypergate.server.protocol.table;

import org.jspecify.annotations.NullMarked;
