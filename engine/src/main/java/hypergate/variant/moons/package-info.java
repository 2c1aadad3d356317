/// Moons: tokens beside home planets, each with a card and room for one ship. Everything about them
/// is here, apart from the single cards; the core knows nothing of it.
@NullMarked
package hypergate.variant.moons;

import org.jspecify.annotations.NullMarked;
