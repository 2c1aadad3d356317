/// The eight artifacts of the base deck.
@NullMarked
package hypergate.content.base.artifacts;

import org.jspecify.annotations.NullMarked;
