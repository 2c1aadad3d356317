/// Hazards in the catalogue.
@NullMarked
package hypergate.catalogue.variants.hazards;

import org.jspecify.annotations.NullMarked;
