/// Tests that start Spark: in this process, and as processes on this machine.
@NullMarked
package hypergate.spark;

import org.jspecify.annotations.NullMarked;
