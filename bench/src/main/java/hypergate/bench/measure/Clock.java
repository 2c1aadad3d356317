package hypergate.bench.measure;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/// What the machine tells of the time and memory that this thread and this process have had.
final class Clock {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private Clock() {}

  /// Nanoseconds that this thread has been on a processor.
  static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /// Bytes that this thread has allocated.
  static long bytes() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }

  /// Seconds of processor time that the process has had, its compiler's among them.
  static double processSeconds() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }

  /// Milliseconds that went into collecting garbage.
  static long collecting() {
    long all = 0;
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans())
      all += collector.getCollectionTime();
    return all;
  }
}
