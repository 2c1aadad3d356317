/// Hazards: cards that warnings on destiny cards turn up, and that happen to everybody. Everything
/// about them is here, apart from the single cards; the core knows nothing of it.
@NullMarked
package hypergate.variant.hazards;

import org.jspecify.annotations.NullMarked;
