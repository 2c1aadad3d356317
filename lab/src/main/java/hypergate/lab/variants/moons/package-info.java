/// Moons in scenarios and counts.
@NullMarked
package hypergate.lab.variants.moons;

import org.jspecify.annotations.NullMarked;
