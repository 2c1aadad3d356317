/// Essence cards in the protocol.
@NullMarked
package hypergate.server.variants.essences;

import org.jspecify.annotations.NullMarked;
