/// What tables over the protocol know of variants: a folder each, and a line of the roster.
@NullMarked
package hypergate.server.variants;

import org.jspecify.annotations.NullMarked;
