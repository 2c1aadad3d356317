/// What the terminal knows of the reward deck.
@NullMarked
package hypergate.cli.variants.rewards;

import org.jspecify.annotations.NullMarked;
