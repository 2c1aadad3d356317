package hypergate.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;

/// A master of Spark and its workers, as processes on this machine that nobody else reaches.
final class Standalone implements AutoCloseable {
  private static final String LOGGING =
      """
      status = error
      rootLogger.level = info
      rootLogger.appenderRef.c.ref = c
      appender.c.type = Console
      appender.c.name = c
      appender.c.layout.type = PatternLayout
      appender.c.layout.pattern = %m%n
      """;

  private static final String BEGIN = "Starting Spark master at ";
  private static final String HERE = "127.0.0.1";

  private final Path folder;
  private final String classPath;
  private final List<Process> processes = new ArrayList<>();
  private final String master;

  /// Starts a master.
  ///
  /// @param folder where all of them put what they write
  /// @param classPath with Spark and all that is ours
  Standalone(Path folder, String classPath) throws IOException {
    this.folder = folder;
    this.classPath = classPath;
    try {
      master = master();
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  /// Where it is.
  String address() {
    return master;
  }

  /// How an experiment finds what it needs here.
  ///
  /// @param memory of each executor
  SparkConf conf(String memory) {
    return new SparkConf()
        .set("spark.ui.enabled", "false")
        .set("spark.executor.memory", memory)
        .set("spark.executor.extraClassPath", classPath);
  }

  /// Starts a worker with one core.
  ///
  /// @param memory for its executor
  Process worker(String memory) throws IOException {
    Path work = Files.createDirectories(folder.resolve("work" + processes.size()));
    Process worker =
        start(
            "worker.Worker",
            "--cores",
            "1",
            "--memory",
            memory,
            "--work-dir",
            work.toString(),
            master);
    drain(worker.inputReader(StandardCharsets.UTF_8));
    return worker;
  }

  private String master() throws IOException {
    BufferedReader said = start("master.Master").inputReader(StandardCharsets.UTF_8);
    StringBuilder all = new StringBuilder();
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      all.append(line).append('\n');
      if (!line.contains(BEGIN)) continue;
      drain(said);
      return line.substring(line.indexOf(BEGIN) + BEGIN.length()).strip();
    }
    throw new IOException("no master of Spark could be started: " + all);
  }

  private Process start(String name, String... args) throws IOException {
    Path logging = Files.writeString(folder.resolve("log4j2.properties"), LOGGING);
    Path home = folder.resolve("home");
    Files.createDirectories(home.resolve("jars"));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                // They compute nothing.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dlog4j.configurationFile=" + logging,
                "-cp",
                classPath,
                "org.apache.spark.deploy." + name,
                "--host",
                HERE,
                "--port",
                "0",
                "--webui-port",
                "0"));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_LOCAL_IP", HERE);
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  private static void drain(BufferedReader said) {
    Thread.ofVirtual().start(() -> said.lines().forEach(_ -> {}));
  }

  /// Ends a worker without a word, and its executor. The worker first, or it would start its
  /// executor again.
  static void kill(Process process) {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly().onExit().join();
    for (ProcessHandle child : children) {
      child.destroyForcibly();
      child.onExit().join();
    }
  }

  @Override
  public void close() {
    processes.forEach(Standalone::kill);
  }
}
