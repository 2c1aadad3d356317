/// Visiting cards in the protocol.
@NullMarked
package hypergate.server.variants.visits;

import org.jspecify.annotations.NullMarked;
