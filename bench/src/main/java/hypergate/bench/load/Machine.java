package hypergate.bench.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// What this machine is, in words.
final class Machine {
  private Machine() {}

  private static OperatingSystemMXBean system() {
    return (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  }

  /// Its size.
  static String size() {
    return String.format(
        Locale.ROOT,
        "%d processors (%s), %.0f GB, Java %s",
        Runtime.getRuntime().availableProcessors(),
        processor(),
        system().getTotalMemorySize() / 1e9,
        System.getProperty("java.version"));
  }

  /// How much it has had to do in the last minute.
  static double load() {
    return system().getSystemLoadAverage();
  }

  private static String processor() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/cpuinfo")))
        if (line.startsWith("model name")) return line.substring(line.indexOf(':') + 1).strip();
    } catch (IOException e) {
      // Only Linux tells it this way.
    }
    return System.getProperty("os.arch");
  }
}
