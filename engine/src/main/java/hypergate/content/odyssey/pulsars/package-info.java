/// Pulsars of the aliens of the Cosmic Odyssey set, beside their alien by name.
@NullMarked
package hypergate.content.odyssey.pulsars;

import org.jspecify.annotations.NullMarked;
