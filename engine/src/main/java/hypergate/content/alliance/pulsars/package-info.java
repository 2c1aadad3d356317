/// Pulsars of the aliens of the Cosmic Alliance set, beside their alien by name.
@NullMarked
package hypergate.content.alliance.pulsars;

import org.jspecify.annotations.NullMarked;
