/// The flares of Cosmic Eons.
@NullMarked
package hypergate.content.eons.flares;

import org.jspecify.annotations.NullMarked;
