/// Hazards that people write.
@NullMarked
package hypergate.workshop.variants.hazards;

import org.jspecify.annotations.NullMarked;
