/// Essence cards: sets of their own that some aliens bring, of which their players hold a secret
/// cache. Everything about them is here, apart from the single cards; the core knows nothing of it.
@NullMarked
package hypergate.variant.essences;

import org.jspecify.annotations.NullMarked;
