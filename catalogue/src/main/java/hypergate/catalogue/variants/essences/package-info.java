/// Essence cards in the catalogue.
@NullMarked
package hypergate.catalogue.variants.essences;

import org.jspecify.annotations.NullMarked;
