/// Figures of a running server: start at [Metrics].
@NullMarked
package hypergate.server.metrics;

import org.jspecify.annotations.NullMarked;
