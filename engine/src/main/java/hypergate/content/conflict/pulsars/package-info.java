/// Pulsars of the aliens of the Cosmic Conflict set, beside their alien by name.
@NullMarked
package hypergate.content.conflict.pulsars;

import org.jspecify.annotations.NullMarked;
