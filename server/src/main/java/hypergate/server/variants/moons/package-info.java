/// Moons in the protocol.
@NullMarked
package hypergate.server.variants.moons;

import org.jspecify.annotations.NullMarked;
