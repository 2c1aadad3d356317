/// Tech levels in the catalogue.
@NullMarked
package hypergate.catalogue.variants.levels;

import org.jspecify.annotations.NullMarked;
