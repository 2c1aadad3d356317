/// Tokens in the protocol.
@NullMarked
package hypergate.server.variants.tokens;

import org.jspecify.annotations.NullMarked;
