/// Essence cards in scenarios.
@NullMarked
package hypergate.lab.variants.essences;

import org.jspecify.annotations.NullMarked;
