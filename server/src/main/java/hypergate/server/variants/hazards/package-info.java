/// Hazards in the protocol.
@NullMarked
package hypergate.server.variants.hazards;

import org.jspecify.annotations.NullMarked;
