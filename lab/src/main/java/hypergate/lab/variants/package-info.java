/// What scenarios and counts know of variants: a folder each, and a line of the roster.
@NullMarked
package hypergate.lab.variants;

import org.jspecify.annotations.NullMarked;
