/// Pulsars in the protocol.
@NullMarked
package hypergate.server.variants.pulsars;

import org.jspecify.annotations.NullMarked;
