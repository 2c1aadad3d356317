/// What is done for one request, step by step, told by OpenTelemetry to whoever collects it.
@NullMarked
package hypergate.server.trace;

import org.jspecify.annotations.NullMarked;
