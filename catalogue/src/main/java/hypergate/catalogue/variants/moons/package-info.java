/// Moons in the catalogue.
@NullMarked
package hypergate.catalogue.variants.moons;

import org.jspecify.annotations.NullMarked;
