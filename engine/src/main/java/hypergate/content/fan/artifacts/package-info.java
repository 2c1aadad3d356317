/// The edicts of fans, one file a card.
@NullMarked
package hypergate.content.fan.artifacts;

import org.jspecify.annotations.NullMarked;
