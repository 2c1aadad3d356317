/// The server: start at [Server].
@NullMarked
package hypergate.server;

import org.jspecify.annotations.NullMarked;
