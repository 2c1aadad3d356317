/// The workshop: reads cards that people write, and measures what they are worth.
@NullMarked
package hypergate.server.workshop;

import org.jspecify.annotations.NullMarked;
