/// Tech levels in scenarios.
@NullMarked
package hypergate.lab.variants.levels;

import org.jspecify.annotations.NullMarked;
