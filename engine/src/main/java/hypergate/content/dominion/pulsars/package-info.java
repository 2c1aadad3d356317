/// Pulsars of the aliens of the Cosmic Dominion set, beside their alien by name.
@NullMarked
package hypergate.content.dominion.pulsars;

import org.jspecify.annotations.NullMarked;
