/// Techs in the protocol.
@NullMarked
package hypergate.server.variants.technology;

import org.jspecify.annotations.NullMarked;
