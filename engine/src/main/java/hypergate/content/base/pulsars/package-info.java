/// Pulsars of the aliens of the base set, beside their alien by name.
@NullMarked
package hypergate.content.base.pulsars;

import org.jspecify.annotations.NullMarked;
