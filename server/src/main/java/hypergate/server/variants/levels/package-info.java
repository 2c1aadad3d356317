/// Tech levels in the protocol.
@NullMarked
package hypergate.server.variants.levels;

import org.jspecify.annotations.NullMarked;
