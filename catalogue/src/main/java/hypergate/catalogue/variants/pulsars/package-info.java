/// Pulsars in the catalogue.
@NullMarked
package hypergate.catalogue.variants.pulsars;

import org.jspecify.annotations.NullMarked;
