/// Tech cards in the catalogue.
@NullMarked
package hypergate.catalogue.variants.technology;

import org.jspecify.annotations.NullMarked;
