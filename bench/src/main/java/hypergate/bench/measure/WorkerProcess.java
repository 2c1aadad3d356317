package hypergate.bench.measure;

import hypergate.bench.work.Workload;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A [Worker] in a process of its own, of this build or of another.
final class WorkerProcess implements AutoCloseable {
  private static final List<String> JVM = List.of("-XX:+UseSerialGC", "-Xms768m", "-Xmx768m");

  private final Process process;
  private final BufferedReader out;
  private final BufferedWriter in;

  private WorkerProcess(Process process) {
    this.process = process;
    this.out = process.inputReader();
    this.in = process.outputWriter();
  }

  /// Starts one.
  ///
  /// @param build the folder of another build; null for this one
  /// @param seconds of processor time in which its compiler settles
  static WorkerProcess start(@Nullable Path build, Workload workload, int seconds) {
    List<String> command = new ArrayList<>();
    if (build == null) {
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(JVM);
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.add("hypergate.bench.BenchMain");
    } else command.addAll(List.of(build.resolve("hypergate").toString(), "bench"));
    command.addAll(List.of(Worker.WORD, workload.word(), Integer.toString(seconds)));
    ProcessBuilder builder = new ProcessBuilder(command);
    if (build != null) builder.environment().put("HYPERGATE_JAVA_OPTS", String.join(" ", JVM));
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    try {
      return new WorkerProcess(builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start " + String.join(" ", command), e);
    }
  }

  /// Whether a folder holds a build whose workers can be started.
  static boolean isBuild(Path folder) {
    return Files.isExecutable(folder.resolve("hypergate"))
        && Files.isRegularFile(
            folder.resolve("bench/src/main/java/hypergate/bench/measure/Worker.java"));
  }

  /// Waits until its compiler has settled.
  void await() {
    String line = read();
    if (!Worker.SETTLED.equals(line)) throw new IllegalStateException("a worker said " + line);
  }

  /// Measures a slice.
  Slice slice() {
    try {
      in.write("slice\n");
      in.flush();
    } catch (IOException e) {
      throw new UncheckedIOException("a worker has ended", e);
    }
    return Slice.of(read());
  }

  private String read() {
    try {
      String line = out.readLine();
      if (line == null) throw new IllegalStateException("a worker ended without a word");
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException("a worker cannot be read", e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
