/// The reward deck in the protocol.
@NullMarked
package hypergate.server.variants.rewards;

import org.jspecify.annotations.NullMarked;
