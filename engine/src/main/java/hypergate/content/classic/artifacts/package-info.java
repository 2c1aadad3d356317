/// The classic edicts, one file a card.
@NullMarked
package hypergate.content.classic.artifacts;

import org.jspecify.annotations.NullMarked;
