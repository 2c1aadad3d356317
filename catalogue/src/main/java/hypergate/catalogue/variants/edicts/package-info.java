/// Edicts in the catalogue.
@NullMarked
package hypergate.catalogue.variants.edicts;

import org.jspecify.annotations.NullMarked;
