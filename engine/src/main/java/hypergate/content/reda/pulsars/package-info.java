/// Pulsars of the aliens by Jack Reda, beside their alien by name.
@NullMarked
package hypergate.content.reda.pulsars;

import org.jspecify.annotations.NullMarked;
