/// HTTP, WebSocket and server-sent events: routes, cookies, limits, problem documents, the page's
/// files.
///
/// Start at [Http]. Nothing here knows the game: it turns requests into calls of
/// [hypergate.server.table.Tables] and what they say into answers. Each address stands in
/// openapi.yaml; a test holds it and the routes against each other.
@NullMarked
package hypergate.server.http;

import org.jspecify.annotations.NullMarked;
