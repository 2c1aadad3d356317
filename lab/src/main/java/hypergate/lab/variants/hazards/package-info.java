/// Hazards in scenarios and counts.
@NullMarked
package hypergate.lab.variants.hazards;

import org.jspecify.annotations.NullMarked;
