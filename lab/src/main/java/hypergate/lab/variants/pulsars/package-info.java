/// Pulsars in scenarios.
@NullMarked
package hypergate.lab.variants.pulsars;

import org.jspecify.annotations.NullMarked;
