/// The reward deck: cards with a back of their own that may be drawn as rewards.
/// Everything about it is here, apart from the single cards; the core knows nothing of it. What
/// rewards are is a rule of the core.
@NullMarked
package hypergate.variant.rewards;

import org.jspecify.annotations.NullMarked;
