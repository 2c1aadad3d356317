/// Pulsars (docs/rules/pulsars.md): a card for each power in play, which strengthens and shields it
/// for its owner, and makes others immune to it or shuts it off. Everything about them is here,
/// apart from the single cards; the core knows nothing of it.
@NullMarked
package hypergate.variant.pulsars;

import org.jspecify.annotations.NullMarked;
