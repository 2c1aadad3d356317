/// What the catalogue knows of variants: a folder each, and a line of the roster.
@NullMarked
package hypergate.catalogue.variants;

import org.jspecify.annotations.NullMarked;
