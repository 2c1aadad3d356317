/// Messages of the workshop: cards that people write, as openapi.yaml describes them.
@NullMarked
package hypergate.server.protocol.workshop;

import org.jspecify.annotations.NullMarked;
