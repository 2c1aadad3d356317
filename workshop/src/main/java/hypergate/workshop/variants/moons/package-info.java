/// Moons that people write, and their words.
@NullMarked
package hypergate.workshop.variants.moons;

import org.jspecify.annotations.NullMarked;
