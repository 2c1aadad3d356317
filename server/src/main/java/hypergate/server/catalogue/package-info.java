/// The catalogue of a server, see [Shelf].
@NullMarked
package hypergate.server.catalogue;

import org.jspecify.annotations.NullMarked;
