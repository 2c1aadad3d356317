/// What is in the Cosmic Alliance set.
@NullMarked
package hypergate.content.alliance;

import org.jspecify.annotations.NullMarked;
