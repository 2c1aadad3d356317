package hypergate.bench.load;

import com.sun.management.OperatingSystemMXBean;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import hypergate.cli.Main;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import org.jspecify.annotations.Nullable;

/// `hypergate serve` in a process of its own, and what can be read of it from outside.
final class ServerProcess implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://[^\\s,]+");
  private static final Pattern HOUSEHOLD = Pattern.compile("http://[^\\s,]+/ready");
  private static final Pattern COLLECTOR = Pattern.compile("-XX:\\+Use\\w*GC\\b");
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Process process;
  private final URI address;
  private final URI household;
  private @Nullable JMXConnector connector;

  private ServerProcess(Process process, URI address, URI household) {
    this.process = process;
    this.address = address;
    this.household = household;
  }

  /// Starts one; it answers when this returns.
  ///
  /// @param folder where its data and its log are
  /// @param tables how many tables there may be
  static ServerProcess start(Path folder, int tables) throws IOException {
    return start(folder, data(folder), tables);
  }

  /// The same with a file of tables elsewhere.
  ///
  /// @param folder where its log is
  static ServerProcess start(Path folder, Path data, int tables) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    String further = System.getenv().getOrDefault("HYPERGATE_JAVA_OPTS", "").strip();
    if (!COLLECTOR.matcher(further).find()) command.addAll(served());
    command.add("--enable-native-access=ALL-UNNAMED");
    if (!further.isEmpty()) command.addAll(List.of(further.split("\\s+")));
    String classPath = System.getProperty("java.class.path");
    // Classes from folders cannot be kept for the next start.
    if (classPath.endsWith(".jar") && !classPath.contains(File.pathSeparator))
      command.addAll(
          List.of(
              "-XX:+AutoCreateSharedArchive",
              "-XX:SharedArchiveFile=" + folder.resolve("hypergate.jsa"),
              "-Xlog:cds*=off,aot*=off"));
    command.addAll(List.of("-cp", classPath, "hypergate.cli.Main"));
    command.addAll(List.of("serve", "--host", "127.0.0.1", "--port", "0"));
    command.addAll(List.of("--max-tables", Integer.toString(tables)));
    command.addAll(List.of("--data", data.toString()));
    Process process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()))
            .start();
    try {
      BufferedReader out = process.inputReader();
      URI address = address(out, ADDRESS, folder);
      return new ServerProcess(process, address, address(out, HOUSEHOLD, folder));
    } catch (IOException | RuntimeException e) {
      process.destroyForcibly();
      throw e;
    }
  }

  // What `./hypergate serve` tells the JVM.
  private static List<String> served() throws IOException {
    try (InputStream file = Main.class.getResourceAsStream("jvm/serve")) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith("-"))
          .toList();
    }
  }

  /// The file of its tables.
  static Path data(Path folder) {
    return folder.resolve("tables.db");
  }

  private static URI address(BufferedReader out, Pattern written, Path folder) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher address = written.matcher(line);
      if (address.find()) return URI.create(address.group());
    }
    throw new IOException("the server did not start; see " + folder.resolve("log"));
  }

  // The address is our own child's, read from this machine's process table.
  @SuppressWarnings("BanJNDI")
  private static JMXConnector connect(Process process) throws IOException {
    try {
      VirtualMachine machine = VirtualMachine.attach(Long.toString(process.pid()));
      try {
        return JMXConnectorFactory.connect(new JMXServiceURL(machine.startLocalManagementAgent()));
      } finally {
        machine.detach();
      }
    } catch (AttachNotSupportedException e) {
      throw new IOException("the server does not let itself be looked at", e);
    }
  }

  // Not before somebody asks: looking takes the server a while, and may be no part of its start.
  private synchronized MBeanServerConnection connection() throws IOException {
    if (connector == null) connector = connect(process);
    return connector.getMBeanServerConnection();
  }

  URI address() {
    return address;
  }

  /// Bytes of its heap that are in use, when everything else has been thrown away.
  long heap() throws IOException {
    MemoryMXBean memory =
        ManagementFactory.newPlatformMXBeanProxy(
            connection(), ManagementFactory.MEMORY_MXBEAN_NAME, MemoryMXBean.class);
    memory.gc();
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }

  /// Nanoseconds that processors have worked for it.
  long work() throws IOException {
    return ManagementFactory.newPlatformMXBeanProxy(
            connection(),
            ManagementFactory.OPERATING_SYSTEM_MXBEAN_NAME,
            OperatingSystemMXBean.class)
        .getProcessCpuTime();
  }

  /// Starts to record what it does, or ends that and keeps it.
  ///
  /// @param command `jfrStart` or `jfrStop`
  void flightRecorder(String command, String... arguments) throws IOException {
    try {
      MBeanServerConnection server = connection();
      server.invoke(
          new ObjectName("com.sun.management:type=DiagnosticCommand"),
          command,
          new Object[] {arguments},
          new String[] {String[].class.getName()});
    } catch (JMException e) {
      throw new IOException("no flight recorder", e);
    }
  }

  /// One of its own figures, as Prometheus gets it; 0 when it has none of that name.
  ///
  /// @param name with its labels
  double figure(String name) throws IOException, InterruptedException {
    String all =
        CLIENT
            .send(
                HttpRequest.newBuilder(household.resolve("/metrics")).build(),
                BodyHandlers.ofString())
            .body();
    for (String line : all.lines().toList())
      if (line.startsWith(name + " ")) return Double.parseDouble(line.substring(name.length() + 1));
    return 0;
  }

  /// Ends it as whoever looks after it does, and waits.
  void stop() {
    process.destroy();
    process.onExit().join();
  }

  /// Ends it without a word, as a power cut would.
  @Override
  public void close() {
    try {
      JMXConnector open = connector;
      if (open != null) open.close();
    } catch (IOException e) {
      // It is gone in a moment anyway.
    }
    process.destroyForcibly();
    process.onExit().join();
  }
}
