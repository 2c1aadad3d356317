/// Edicts in the protocol.
@NullMarked
package hypergate.server.variants.edicts;

import org.jspecify.annotations.NullMarked;
