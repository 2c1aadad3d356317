/// The reward deck in scenarios.
@NullMarked
package hypergate.lab.variants.rewards;

import org.jspecify.annotations.NullMarked;
